import type { discussionRoutes } from '@bank/contract'
import { lockForEdit, touch } from '../../../db/editable.ts'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { imageHandlers } from '../../../media/image.routes.ts'
import { storeImageList } from '../../../media/image-list.repo.ts'
import { checkShownImages } from '../../../media/shown-images.repo.ts'
import { openForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import { requiredText } from '../../../rich-text/required-text.ts'
import * as repo from './discussion.repo.ts'

export const discussionHandlers: Handlers<typeof discussionRoutes> = {
  list: ({ query }, { db }) => repo.listDiscussions(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findDiscussion(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const text = requiredText('discussion_text', body.discussion_text)
      return async ({ db, actor }) => {
        const { question_id } = body
        await checkShownImages(db, 'discussion_text', text)
        await openForPart(db, question_id, 'any', actor.id)
        const id = await repo.insertDiscussion(db, { question_id, text, created_by: actor.id })
        await storeImageList(db, 'discussion_image', id, body.image ?? [])
        return added(found(await repo.findDiscussion(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }) => {
      const text = requiredText('discussion_text', body.discussion_text)
      return async ({ db, actor }) => {
        const since = await lockForEdit(db, 'discussion', params.id, body.updated_at)
        await checkShownImages(db, 'discussion_text', text)
        await repo.updateDiscussion(db, params.id, { text, updated_by: actor.id })
        if (body.image) await storeImageList(db, 'discussion_image', params.id, body.image)
        await touch(db, 'discussion', params.id, actor.id, since)
        const discussion = found(await repo.findDiscussion(db, params.id))
        await touchQuestion(db, discussion.question_id, actor.id)
        return edited(discussion)
      }
    },
  },

  remove: async ({ params }, { db, actor }) => {
    const { question_id } = found(await repo.deleteDiscussion(db, params.id))
    await touchQuestion(db, question_id, actor.id)
    return gone()
  },

  ...imageHandlers,
}
