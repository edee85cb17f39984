import * as z from 'zod'
import { pageParam } from '../ui/search-params.ts'

export const questionLevelSearch = z.object({ page: pageParam })
