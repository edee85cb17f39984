import * as z from 'zod'
import { pageParam, textParam } from '../ui/search-params.ts'

export const classSearch = z.object({ page: pageParam, class_name: textParam })
