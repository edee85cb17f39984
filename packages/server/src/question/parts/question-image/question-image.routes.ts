import { invalid, type questionImageRoutes } from '@bank/contract'
import type { Handlers } from '../../../http/bind/handler.ts'
import { edited, found, one } from '../../../http/bind/reply.ts'
import { decode } from '../../../media/decode.ts'
import { removeNamed } from '../../../media/image.routes.ts'
import { findImage, insertImage } from '../../../media/media.repo.ts'
import { findClassification } from '../../list/question.repo.ts'
import { duplicateImages } from './duplicate-images.ts'
import * as repo from './question-image.repo.ts'

export const questionImageHandlers: Handlers<typeof questionImageRoutes> = {
  list: ({ query }, { db }) => repo.listQuestionImages(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findQuestionImage(db, params.id))),

  ofQuestion: async ({ params }, { db }) => {
    found(await findClassification(db, params.id))
    return repo.listQuestionImages(db, { question_id: params.id })
  },

  upload: {
    prepare: async ({ body }, { mayUpload }) => {
      await mayUpload()
      const picture = await decode(body.image)
      return async ({ db, actor }) => {
        const { id: image_id } = await insertImage(db, picture, actor.id)
        const question_id = body.question_id ?? null
        const id = await repo.assignImage(db, { image_id, question_id, created_by: actor.id })
        return { data: found(await repo.findQuestionImage(db, id)) }
      }
    },
  },

  update: {
    prepare: async ({ params, body }, { mayUpload }) => {
      if (body.image) await mayUpload()
      const picture = body.image && (await decode(body.image))
      return async ({ db, actor }) => {
        found(await repo.findQuestionImage(db, params.id))
        const image_id = picture && (await insertImage(db, picture, actor.id)).id
        await repo.updateQuestionImage(db, params.id, { image_id, question_id: body.question_id })
        return edited(found(await repo.findQuestionImage(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    const { image } = found(await repo.findQuestionImage(db, params.id))
    return removeNamed(db, image)
  },

  assign: async ({ body }, { db, actor }) => {
    const image = await findImage(db, body.image)
    if (!image) throw invalid({ image: 'Gambar tidak ditemukan.' })
    const { question_id } = body
    const id = await repo.assignImage(db, { image_id: image.id, question_id, created_by: actor.id })
    return edited(found(await repo.findQuestionImage(db, id)))
  },

  removeByUrl: ({ query, body }, { db }) => removeNamed(db, body.image || query.image),

  duplicate: {
    prepare: async ({ body }, { mayUpload }) => {
      await mayUpload()
      return async ({ db, actor }) => ({ data: await duplicateImages(db, body, actor.id) })
    },
  },
}
