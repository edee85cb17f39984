import { invalid, NO_IMAGE } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { fromBase64 } from './base64.ts'
import { decode, type Picture } from './decode.ts'
import { findImage, insertImage } from './media.repo.ts'
import { idOf } from './media-url.repo.ts'

/** The field `image` of an option or a banner: a new picture, a stored one, none (null), or no change (undefined). */
export type ImageChoice = { picture: Picture } | { url: string } | null | undefined

/** The slow part of reading an `image` field, for `prepare`. Throws like `mayUpload` and `decode`. */
export async function prepareImageChoice(
  value: string | undefined,
  mayUpload: () => Promise<void>,
  needed?: Parameters<typeof decode>[1],
): Promise<ImageChoice> {
  if (value === undefined) return undefined
  if (value === '' || value === NO_IMAGE) return null
  if (idOf(value)) return { url: value }
  await mayUpload()
  return { picture: await decode(fromBase64(value), needed) }
}

/** The id of the chosen picture; null for none, undefined for no change. Stores a new picture in this transaction. */
export const storeImageChoice = async (db: Db, actorId: number, choice: ImageChoice) =>
  choice ? (await stored(db, actorId, choice)).id : choice

/** The same, for a text that names the picture by its URL. */
export const storeImageUrl = async (db: Db, actorId: number, choice: ImageChoice) =>
  choice ? (await stored(db, actorId, choice)).url : choice

async function stored(db: Db, actorId: number, choice: NonNullable<ImageChoice>) {
  if ('picture' in choice) return insertImage(db, choice.picture, actorId)
  const image = await findImage(db, choice.url)
  if (!image) throw invalid({ image: 'Gambar tidak ditemukan.' })
  return { id: image.id, url: choice.url }
}
