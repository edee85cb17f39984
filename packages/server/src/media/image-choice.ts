import { invalid, NO_IMAGE } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { fromBase64 } from './base64.ts'
import { decode, type Picture } from './decode.ts'
import { findImage, insertImage } from './media.repo.ts'
import { idOf } from './media-url.repo.ts'

/** What `image` of an option or a banner asks for: a new picture, one of ours, none (null), or no change (undefined). */
export type ImageChoice = { picture: Picture } | { url: string } | null | undefined

/** The slow part of reading an `image` field, for `prepare`; refuses like `mayUpload` and `decode`. */
export async function prepareImageChoice(
  value: string | undefined,
  mayUpload: () => Promise<void>,
): Promise<ImageChoice> {
  if (value === undefined) return undefined
  if (value === '' || value === NO_IMAGE) return null
  if (idOf(value)) return { url: value }
  await mayUpload()
  return { picture: await decode(fromBase64(value)) }
}

/** The chosen picture's id, stored in this transaction when it is new; null for none, undefined for no change. */
export async function storeImageChoice(db: Db, actorId: number, choice: ImageChoice) {
  if (!choice) return choice
  if ('picture' in choice) return (await insertImage(db, choice.picture, actorId)).id
  const image = await findImage(db, choice.url)
  if (!image) throw invalid({ image: 'Gambar tidak ditemukan.' })
  return image.id
}
