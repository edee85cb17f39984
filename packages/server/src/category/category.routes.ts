import type { categoryRoutes } from '@bank/contract'
import { codeFrom } from '../db/code.ts'
import { lockForEdit } from '../db/editable.ts'
import type { Handlers } from '../http/handler.ts'
import { added, edited, found, gone, one } from '../http/reply.ts'
import { imageHandlers } from '../media/image.routes.ts'
import { storeImageList } from '../media/image-list.repo.ts'
import { checkShownImages } from '../media/shown-images.repo.ts'
import { optionalHtml } from '../rich-text/required-html.ts'
import * as repo from './category.repo.ts'

export const categoryHandlers: Handlers<typeof categoryRoutes> = {
  list: ({ query }, { db }) => repo.listCategories(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findCategory(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const detail = optionalHtml('detail_category', body.detail_category)
      return async ({ db, actor }) => {
        await checkShownImages(db, 'detail_category', detail)
        const id = await repo.insertCategory(db, {
          name: body.category_name,
          subject_id: body.subject_id,
          code: body.code ?? (await codeFrom(db, 'category', body.category_name)),
          product_type: body.product_type ?? 1,
          detail,
          created_by: actor.id,
        })
        await repo.setClasses(db, id, body.class_id ?? [])
        await storeImageList(db, 'category_image', id, body.image ?? [])
        return added(found(await repo.findCategory(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }) => {
      const detail = optionalHtml('detail_category', body.detail_category)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'category', params.id, body.updated_at)
        await checkShownImages(db, 'detail_category', detail)
        await repo.updateCategory(db, params.id, {
          name: body.category_name,
          subject_id: body.subject_id,
          code: body.code,
          detail,
          updated_by: actor.id,
        })
        if (body.class_id) await repo.setClasses(db, params.id, body.class_id)
        if (body.image) await storeImageList(db, 'category_image', params.id, body.image)
        return edited(found(await repo.findCategory(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteCategory(db, params.id))
    return gone()
  },

  ...imageHandlers,
}
