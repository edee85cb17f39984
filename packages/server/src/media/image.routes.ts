import { ApiError, FILL_ALL, type imageRoutes, SAID } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { gone } from '../http/bind/reply.ts'
import { fromBase64 } from './base64.ts'
import { decode } from './decode.ts'
import { insertImage, removeImage } from './media.repo.ts'

/** Upload and delete of a picture in a text, for every resource whose routes include the contract's `imageRoutes`. */
export const imageHandlers: Handlers<ReturnType<typeof imageRoutes>> = {
  uploadImage: {
    prepare: async ({ body }, { mayUpload }) => {
      await mayUpload()
      const picture = await decode(fromBase64(body.image))
      return async ({ db, actor }) => ({ data: (await insertImage(db, picture, actor.id)).url })
    },
  },

  removeImage: ({ query, body }, { db }) => removeNamed(db, body.image || query.image),
}

/** Deletes the picture with the URL that a request has in its body or query. VALIDATION without a URL. */
export async function removeNamed(db: Db, url: string | undefined) {
  if (!url) throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { image: 'Wajib diisi.' } })
  await removeImage(db, url)
  return gone(SAID.imageRemoved)
}
