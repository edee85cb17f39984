import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, brief, html, id, idInput, name, search, seenAt } from './fields.ts'
import { imageRoutes } from './image.ts'
import { imageList } from './list-fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { topicMatched } from './topic.ts'

const subtopic = audit
  .extend({
    id,
    name: z.string(),
    code: z.string(),
    detail: z.string(),
    image: z.string(),
    topic_id: id,
    topic_name: z.string(),
    id_creator: id.nullable(),
    id_updater: id.nullable(),
  })
  .meta({ id: 'Subtopic' })
export type Subtopic = z.infer<typeof subtopic>
const foundSubtopic = subtopic.extend({ matched: topicMatched.optional() }).meta({ id: 'FoundSubtopic' })

export const subtopicCreate = z.object({ topic_id: idInput, name, detail: html, image: imageList.optional() })

export const subtopicPaging: Paging = { size: 10, whole: true }
export const subtopicRoutes = {
  ...crud('/v1/subtopic', {
    thing: 'sub-topics (sub-materi)',
    row: subtopic,
    listed: foundSubtopic,
    query: pageQuery.extend({ name: search, cari: search, topic_id: idInput.optional(), brief }),
    create: subtopicCreate,
    update: subtopicCreate.omit({ topic_id: true }).partial().extend(seenAt.shape),
    remove: 'admin',
  }),
  ...imageRoutes('a sub-topic', { upload: '/v1/subtopicImage', remove: '/v1/subtopicImage' }),
}
