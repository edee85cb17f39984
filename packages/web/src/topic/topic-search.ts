import * as z from 'zod'
import { idParam, pageParam, textParam } from '../ui/search-params.ts'

export const topicSearch = z.object({
  page: pageParam,
  /** Searches words: what the search box asks. */
  cari: textParam,
  /** Searches parts of names; of an address from before there were searches by words. */
  topic_name: textParam,
  subject_id: idParam,
  class_id: idParam,
  category_id: idParam,
})
