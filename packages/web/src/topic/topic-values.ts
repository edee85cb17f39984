import { idInput } from '@bank/contract/fields'
import { type Topic, topicCreate } from '@bank/contract/topic'
import type * as z from 'zod'

/** In the general bank a topic must have a class. */
export const topicValues = topicCreate.extend({ class_id: idInput })
export type TopicValues = z.input<typeof topicValues>

export const valuesOf = (topic?: Topic): TopicValues => ({
  class_id: topic?.class_id ?? '',
  category_id: topic?.category_id ?? '',
  topic_name: topic?.topic_name ?? '',
  detail_topic: topic?.detail_topic ?? '',
})
