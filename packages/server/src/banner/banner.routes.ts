import { ApiError, type bannerRoutes, FILL_ALL } from '@bank/contract'
import { lockForEdit } from '../db/editable.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../http/bind/reply.ts'
import { prepareImageChoice, storeImageChoice } from '../media/image-choice.ts'
import * as repo from './banner.repo.ts'

export const bannerHandlers: Handlers<typeof bannerRoutes> = {
  list: ({ query }, { db }) => repo.listBanners(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findBanner(db, params.id))),

  create: {
    prepare: async ({ body }, { mayUpload }) => {
      const picture = await prepareImageChoice(body.image, mayUpload)
      return async ({ db, actor }) => {
        const { description, target = '' } = body
        const image_id = requireImage(await storeImageChoice(db, actor.id, picture))
        const id = await repo.insertBanner(db, { description, target, image_id, created_by: actor.id })
        return added(found(await repo.findBanner(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const picture = await prepareImageChoice(body.image, mayUpload)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'banner', params.id, body.updated_at)
        const choice = await storeImageChoice(db, actor.id, picture)
        const image_id = choice === undefined ? undefined : requireImage(choice)
        const { description, target } = body
        await repo.updateBanner(db, params.id, { description, target, image_id, updated_by: actor.id })
        return edited(found(await repo.findBanner(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteBanner(db, params.id))
    return gone()
  },
}

/** Throws VALIDATION when a banner has no picture (decisions 4). */
function requireImage(imageId: string | null | undefined): string {
  if (imageId) return imageId
  throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { image: 'Wajib diisi.' } })
}
