import * as z from 'zod'
import { pageParam } from '../ui/list-search.ts'

export const bannerSearch = z.object({ page: pageParam })
