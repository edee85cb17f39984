import * as z from 'zod'
import { pageParam } from '../ui/search-params.ts'

export const bannerSearch = z.object({ page: pageParam })
