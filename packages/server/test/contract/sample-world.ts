import type { Db } from '../../src/db/connect.ts'
import { make } from '../make.ts'

/** The one picture of the sample world; its `id` is no number. */
export const IMAGE_URL = `/media/${'0'.repeat(31)}1.png`

/**
 * One of everything, and all of it fits together. On an empty database every id is 1, so that a test over the whole
 * contract knows a valid id for each field.
 */
export async function fillSampleWorld(db: Db) {
  const a = make(db)
  const id = 1
  await a.account({ name: 'Staf', email: 'staf@contoh.test' })
  await a.subject()
  await a.class()
  await a.category({ subject_id: id, classes: [id] })
  await a.indicator({ subject_id: id })
  await a.questionLevel({ name: 'Mudah' })
  await a.topic({ category_id: id, class_id: id })
  await a.subtopic({ topic_id: id })
  await a.question({ topic_id: id, subtopic_id: id, indicator_id: id, level_id: id })
  await a.selection({ question_id: id, text: 'Benar' })
  await a.selection({ question_id: id, text: 'Salah' })
  await a.answer({ question_id: id, selection_id: id })
  const image = await a.image({ id: `${'0'.repeat(31)}1` })
  await a.questionImage({ question_id: id, image_id: image.id })
}
