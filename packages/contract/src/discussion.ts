import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, html, id, idInput, seenAt } from './fields.ts'
import { imageRoutes } from './image.ts'
import { imageList } from './list-fields.ts'
import { type Paging, pageQuery } from './page.ts'

/** The worked solution of a question. A question has at most one. */
const discussion = audit
  .extend({
    id_discussion: id,
    question_id: id,
    discussion_text: z.string(),
    image: z.string(),
    id_discussion_creator: id.nullable(),
    id_discussion_updater: id.nullable(),
  })
  .meta({ id: 'Discussion' })
export type Discussion = z.infer<typeof discussion>

export const discussionCreate = z.object({ question_id: idInput, discussion_text: html, image: imageList.optional() })

export const discussionPaging: Paging = { size: 10, whole: false }
export const discussionRoutes = {
  ...crud('/v1/discussion', {
    thing: 'discussions (pembahasan)',
    row: discussion,
    query: pageQuery.extend({ question_id: idInput.optional() }),
    create: discussionCreate,
    update: discussionCreate.omit({ question_id: true }).partial().extend(seenAt.shape),
    remove: 'admin',
  }),
  ...imageRoutes('a discussion', { upload: '/v1/discussionImage', remove: '/v1/discussionImage' }),
}
