import { invalid } from '@bank/contract'
import { classFits } from '../category/category.repo.ts'
import type { Db } from '../db/connect.ts'
import { findTopicPlace, subtopicBelongs } from './question.repo.ts'

/** Where a question of the general bank is to stand. Null and missing mean none; the category is the topic's. */
export interface Classification {
  topic_id: number
  class_id: number
  category_id?: number | null
  subtopic_id?: number | null
}

/** The category that the classification leads to; 422 with the field when the parts do not belong together (decisions 3). */
export async function checkClassification(db: Db, place: Classification): Promise<number> {
  const topic = await findTopicPlace(db, place.topic_id)
  if (topic?.product_type !== 1) throw invalid({ topic_id: 'Pilihan tidak ditemukan.' })
  const { category_id } = topic
  if (place.category_id && place.category_id !== category_id) {
    throw invalid({ category_id: 'Kategori ini bukan kategori dari materi yang dipilih.' })
  }
  if (!(await classFits(db, category_id, place.class_id))) {
    throw invalid({ class_id: 'Kelas ini bukan kelas dari kategori yang dipilih.' })
  }
  if (place.subtopic_id && !(await subtopicBelongs(db, place.subtopic_id, place.topic_id))) {
    throw invalid({ subtopic_id: 'Sub-materi ini bukan bagian dari materi yang dipilih.' })
  }
  return category_id
}
