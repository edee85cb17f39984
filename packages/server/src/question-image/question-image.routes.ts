import { invalid, type questionImageRoutes } from '@bank/contract'
import type { Handlers } from '../http/handler.ts'
import { edited, found } from '../http/reply.ts'
import { decode } from '../media/decode.ts'
import { removeNamed } from '../media/image.routes.ts'
import { findImage, insertImage } from '../media/media.repo.ts'
import * as repo from './question-image.repo.ts'

export const questionImageHandlers: Handlers<typeof questionImageRoutes> = {
  upload: {
    prepare: async ({ body }, { mayUpload }) => {
      await mayUpload()
      const picture = await decode(body.image)
      return async ({ db, actor }) => {
        const { id: image_id } = await insertImage(db, picture, actor.id)
        const question_id = body.question_id ?? null
        const id = await repo.giveImage(db, { image_id, question_id, created_by: actor.id })
        return { data: found(await repo.findQuestionImage(db, id)) }
      }
    },
  },

  assign: async ({ body }, { db, actor }) => {
    const image = await findImage(db, body.image)
    if (!image) throw invalid({ image: 'Gambar tidak ditemukan.' })
    const { question_id } = body
    const id = await repo.giveImage(db, { image_id: image.id, question_id, created_by: actor.id })
    return edited(found(await repo.findQuestionImage(db, id)))
  },

  removeByUrl: ({ query, body }, { db }) => removeNamed(db, body.image || query.image),
}
