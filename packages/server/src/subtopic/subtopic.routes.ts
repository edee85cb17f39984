import type { subtopicRoutes } from '@bank/contract'
import { lockForEdit } from '../db/editable.ts'
import type { Handlers } from '../http/handler.ts'
import { added, edited, found, gone, one } from '../http/reply.ts'
import { imageHandlers } from '../media/image.routes.ts'
import { storeImageList } from '../media/image-list.repo.ts'
import { checkShownImages } from '../media/shown-images.repo.ts'
import { requiredHtml } from '../rich-text/required-html.ts'
import * as repo from './subtopic.repo.ts'

export const subtopicHandlers: Handlers<typeof subtopicRoutes> = {
  list: ({ query }, { db }) => repo.listSubtopics(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findSubtopic(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const detail = requiredHtml('detail', body.detail)
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
      const detail = requiredHtml('detail', body.detail)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'subtopic', params.id, body.updated_at)
        await checkShownImages(db, 'detail', detail)
        await repo.updateSubtopic(db, params.id, { name: body.name, detail, updated_by: actor.id })
        if (body.image) await storeImageList(db, 'subtopic_image', params.id, body.image)
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
