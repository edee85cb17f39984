import { type categoryRoutes, invalid } from '@bank/contract'
import { codeFrom } from '../../db/code.ts'
import type { Db } from '../../db/connect.ts'
import { lockForEdit, touch } from '../../db/editable.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import { imageHandlers } from '../../media/image.routes.ts'
import { storeImageList } from '../../media/image-list.repo.ts'
import { checkShownImages } from '../../media/shown-images.repo.ts'
import { optionalText } from '../../rich-text/required-text.ts'
import * as repo from './category.repo.ts'

export const categoryHandlers: Handlers<typeof categoryRoutes> = {
  list: ({ query }, { db }) => repo.listCategories(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findCategory(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const detail = optionalText(body.detail_category)
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
      const detail = optionalText(body.detail_category)
      return async ({ db, actor }) => {
        const since = await lockForEdit(db, 'category', params.id, body.updated_at)
        await checkBankStays(db, params.id, body.product_type)
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
        await touch(db, 'category', params.id, actor.id, since)
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

/** Its topics and their questions belong to the same bank, so a category cannot change it. */
async function checkBankStays(db: Db, id: number, product_type: number | undefined) {
  const { product_type: own } = found(await repo.findCategory(db, id))
  if (product_type !== undefined && product_type !== own) {
    throw invalid({ product_type: 'Kategori tidak dapat dipindahkan ke bank soal lain.' })
  }
}
