import { invalid } from '@bank/contract'
import type { Db } from '../../../db/connect.ts'
import { copyImages } from '../../../media/copy-images.repo.ts'
import { findImage } from '../../../media/media.repo.ts'
import { assignImage } from './question-image.repo.ts'

interface Wanted {
  image: string
  /** Null or missing: the copy is for a question that is not saved yet. */
  question_id?: number | null
}

/** Copies each picture for its question. Returns the copies' URLs, in order. 422 when a picture does not exist. */
export async function duplicateImages(db: Db, wanted: Wanted[], actorId: number): Promise<string[]> {
  const urls: string[] = []
  // one by one: the list may contain the same picture for two questions
  for (const [index, { image, question_id = null }] of wanted.entries()) {
    const source = await findImage(db, image)
    const copy = source && (await copyImages(db, [source.id], actorId)).get(source.id)
    if (!copy) throw invalid({ [`${index}.image`]: 'Gambar tidak ditemukan.' })
    await assignImage(db, { image_id: copy, question_id, created_by: actorId })
    urls.push(image.replace(source.id, copy))
  }
  return urls
}
