import * as z from 'zod'
import { idParam, pageParam, textParam } from '../ui/search-params.ts'

export const topicSearch = z.object({
  page: pageParam,
  topic_name: textParam,
  subject_id: idParam,
  class_id: idParam,
  category_id: idParam,
})
