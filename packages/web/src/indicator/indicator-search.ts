import * as z from 'zod'
import { idParam, pageParam, textParam } from '../ui/search-params.ts'

export const indicatorSearch = z.object({ page: pageParam, name: textParam, subject_id: idParam })
