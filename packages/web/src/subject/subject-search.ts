import * as z from 'zod'
import { pageParam, textParam } from '../ui/search-params.ts'

export const subjectSearch = z.object({ page: pageParam, subject_name: textParam })
