import * as z from 'zod'
import { idParam, pageParam, textParam } from '../ui/search-params.ts'

export const categorySearch = z.object({
  page: pageParam,
  category_name: textParam,
  subject_id: idParam,
  class_id: idParam,
})
