import { invalid } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { copyImages } from '../media/copy-images.repo.ts'
import { findImage } from '../media/media.repo.ts'
import { giveImage } from './question-image.repo.ts'

interface Wanted {
  image: string
  /** Null and missing: the copy waits for a question that is not saved yet. */
  question_id?: number | null
}

/** A copy of each picture for its question, as URLs in the list's order; 422 for what is not a picture of ours. */
export async function duplicateImages(db: Db, wanted: Wanted[], actorId: number): Promise<string[]> {
  const urls: string[] = []
  // one by one: the same picture may be wanted for two questions
  for (const [index, { image, question_id = null }] of wanted.entries()) {
    const source = await findImage(db, image)
    const copy = source && (await copyImages(db, [source.id], actorId)).get(source.id)
    if (!copy) throw invalid({ [`${index}.image`]: 'Gambar tidak ditemukan.' })
    await giveImage(db, { image_id: copy, question_id, created_by: actorId })
    urls.push(image.replace(source.id, copy))
  }
  return urls
}
