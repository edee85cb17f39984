import type { topicRoutes } from '@bank/contract'
import { lockForEdit, touch } from '../../db/editable.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import { imageHandlers } from '../../media/image.routes.ts'
import { storeImageList } from '../../media/image-list.repo.ts'
import { checkShownImages } from '../../media/shown-images.repo.ts'
import { requiredText } from '../../rich-text/required-text.ts'
import { checkPlace } from './place.ts'
import * as repo from './topic.repo.ts'

export const topicHandlers: Handlers<typeof topicRoutes> = {
  list: ({ query }, { db }) => repo.listTopics(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findTopic(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const detail = requiredText('detail_topic', body.detail_topic)
      return async ({ db, actor }) => {
        const { category_id, class_id } = body
        await checkPlace(db, { category_id, class_id })
        await checkShownImages(db, 'detail_topic', detail)
        const id = await repo.insertTopic(db, {
          category_id,
          class_id,
          name: body.topic_name,
          detail,
          created_by: actor.id,
        })
        await storeImageList(db, 'topic_image', id, body.image ?? [])
        return added(found(await repo.findTopic(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }) => {
      const detail = requiredText('detail_topic', body.detail_topic)
      return async ({ db, actor }) => {
        const since = await lockForEdit(db, 'topic', params.id, body.updated_at)
        const now = found(await repo.findPlaceOf(db, params.id))
        const { category_id, class_id } = body
        const place = {
          category_id: category_id ?? now.category_id,
          class_id: class_id === undefined ? now.class_id : class_id,
        }
        // what stands is not refused where the class was taken off its category since
        const isMoved = place.category_id !== now.category_id || place.class_id !== now.class_id
        if (isMoved) await checkPlace(db, place, now.product_type)
        await checkShownImages(db, 'detail_topic', detail)
        await repo.updateTopic(db, params.id, {
          category_id,
          class_id,
          name: body.topic_name,
          detail,
          updated_by: actor.id,
        })
        if (body.image) await storeImageList(db, 'topic_image', params.id, body.image)
        await touch(db, 'topic', params.id, actor.id, since)
        return edited(found(await repo.findTopic(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteTopic(db, params.id))
    return gone()
  },

  images: async ({ params }, { db }) => {
    const { image } = found(await repo.findTopic(db, params.id))
    return { data: image === '' ? [] : image.split(',') }
  },

  ...imageHandlers,
}
