import type { subtopicRoutes } from '@bank/contract'
import { lockForEdit, touch } from '../../db/editable.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import { imageHandlers } from '../../media/image.routes.ts'
import { storeImageList } from '../../media/image-list.repo.ts'
import { checkShownImages } from '../../media/shown-images.repo.ts'
import { requiredText } from '../../rich-text/required-text.ts'
import * as repo from './subtopic.repo.ts'

export const subtopicHandlers: Handlers<typeof subtopicRoutes> = {
  list: ({ query }, { db }) => repo.listSubtopics(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findSubtopic(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const detail = requiredText('detail', body.detail)
      return async ({ db, actor }) => {
        const { topic_id, name } = body
        await checkShownImages(db, 'detail', detail)
        const id = await repo.insertSubtopic(db, { topic_id, name, detail, created_by: actor.id })
        await storeImageList(db, 'subtopic_image', id, body.image ?? [])
        return added(found(await repo.findSubtopic(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }) => {
      const detail = requiredText('detail', body.detail)
      return async ({ db, actor }) => {
        const since = await lockForEdit(db, 'subtopic', params.id, body.updated_at)
        await checkShownImages(db, 'detail', detail)
        await repo.updateSubtopic(db, params.id, { name: body.name, detail, updated_by: actor.id })
        if (body.image) await storeImageList(db, 'subtopic_image', params.id, body.image)
        await touch(db, 'subtopic', params.id, actor.id, since)
        return edited(found(await repo.findSubtopic(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteSubtopic(db, params.id))
    return gone()
  },

  ...imageHandlers,
}
