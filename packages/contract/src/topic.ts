import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, brief, html, id, idInput, idParams, name, optionalId, productType, search, seenAt } from './fields.ts'
import { imageRoutes } from './image.ts'
import { imageList } from './list-fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { route } from './route.ts'

const topic = audit
  .extend({
    id_topic: id,
    topic_name: z.string(),
    code: z.string(),
    detail_topic: z.string(),
    class_id: id.nullable(),
    class_name: z.string().nullable(),
    category_id: id,
    category_name: z.string(),
    subject_id: id,
    subject_name: z.string(),
    product_type: z.int(),
    image: z.string(),
    id_topic_creator: id.nullable(),
    id_topic_updater: id.nullable(),
  })
  .meta({ id: 'Topic' })
export type Topic = z.infer<typeof topic>

/** What a search by words found in a topic or sub-topic. */
export const topicMatched = z
  .object({ words: z.array(z.string()), where: z.array(z.enum(['title', 'detail'])) })
  .meta({ id: 'TopicMatched' })
export type TopicMatched = z.infer<typeof topicMatched>
const foundTopic = topic.extend({ matched: topicMatched.optional() }).meta({ id: 'FoundTopic' })

export const topicCreate = z.object({
  category_id: idInput,
  /** Required in a category of product type 1. The server checks it, because only it can read the category. */
  class_id: optionalId,
  topic_name: name,
  detail_topic: html,
  image: imageList.optional(),
})

export const topicPaging: Paging = { size: 5, whole: true }
export const topicRoutes = {
  ...crud('/v1/topic', {
    thing: 'topics (materi)',
    row: topic,
    listed: foundTopic,
    query: pageQuery.extend({
      topic_name: search,
      /** Searches words of code, name and detail, by the syntax of search/parse-search.ts. */
      cari: search,
      subject_id: idInput.optional(),
      category_id: idInput.optional(),
      class_id: idInput.optional(),
      product_type: productType.optional(),
      brief,
    }),
    create: topicCreate,
    update: topicCreate.partial().extend(seenAt.shape),
    remove: 'admin',
  }),
  ...imageRoutes('a topic', { upload: '/v1/topicImage', remove: '/v1/topicImage' }),
  images: route({
    method: 'GET',
    path: '/v1/topicImage/:id',
    access: 'staff',
    summary: 'List the images of a topic',
    params: idParams,
    response: z.object({ data: z.array(z.string()) }),
  }),
}
