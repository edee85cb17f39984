import { ApiError } from '@bank/contract'
import { subtopicBelongs } from '../catalogue/subtopic/subtopic.repo.ts'
import { findPlaceOf } from '../catalogue/topic/topic.repo.ts'
import type { Db } from '../db/connect.ts'
import { countChildren, lockMember } from '../question/group/group.repo.ts'
import { namesOf } from './names.repo.ts'
import { categoriesOf, unfitPlaces } from './places.repo.ts'
import { mentionsIn, type Stored } from './references.ts'
import { freeListings } from './restore.repo.ts'
import type { Steps, Version } from './version.ts'

const refuse = (reason: string): never => {
  throw new ApiError('CONFLICT', { message: `Tidak dapat dipulihkan: ${reason}` })
}

/** Throws CONFLICT with the names of all rows that the restored rows refer to and that no longer exist. */
export async function checkReferences(db: Db, then: Version, { add, change }: Steps) {
  const written = [...add.map(({ row }) => row), ...change.map(({ changed }) => changed)]
  const outside = written.flatMap(mentionsIn).filter(({ table, id }) => !then.has(`${table} ${id}`))
  const nameOf = await namesOf(db, outside)
  const gone = outside.flatMap((mention) => {
    const known = nameOf(mention)
    if (known?.gone === false) return []
    return [known?.name ? `${mention.word} "${plain(known.name)}"` : mention.word]
  })
  if (gone.length > 0) refuse(`${[...new Set(gone)].join(', ')} sudah tidak ada. Pulihkan atau ganti lebih dahulu.`)
}

const REFUSED = {
  parent: 'soal induknya kini berada di dalam group lain.',
  children: 'soal ini kini memiliki soal anak.',
  subtopic: 'sub-materinya kini bagian dari materi lain.',
}

/** Throws CONFLICT when the question may not have its old parent or sub-topic now (decisions 3). */
export async function checkPlace(db: Db, now: Stored | undefined, then: Stored) {
  const { id, parent_id, subtopic_id, topic_id, product_type } = then as Record<string, number | null>
  if (parent_id != null && parent_id !== now?.parent_id) {
    const parent = await lockMember(db, parent_id)
    if (parent?.parent_id !== null || parent.product_type !== product_type) refuse(REFUSED.parent)
    if (id != null && (await countChildren(db, id)) > 0) refuse(REFUSED.children)
  }
  if (subtopic_id != null && topic_id != null && !(await subtopicBelongs(db, subtopic_id, topic_id)))
    refuse(REFUSED.subtopic)
}

/** Moves a question to the current category of its topic. The database sets subject and bank from the category. */
export async function withTopicPlace(
  db: Db,
  { subject_id: _, product_type: __, ...question }: Stored,
): Promise<Stored> {
  const topic = question.topic_id == null ? undefined : await findPlaceOf(db, Number(question.topic_id))
  return topic ? { ...question, category_id: topic.category_id } : question
}

/** The same of many questions, by the columns that are written of each. */
export async function checkPlaces(db: Db, { add, change }: Steps) {
  const added = add.filter(({ table }) => table === 'question').map(({ row }) => row)
  const changed = change.flatMap(({ table, row, changed }) =>
    table === 'question' ? [{ ...changed, id: row.id }] : [],
  )
  const unfit = await unfitPlaces(db, [...added, ...changed])
  if (unfit?.parent) refuse(REFUSED.parent)
  if (unfit?.children) refuse(REFUSED.children)
  if (unfit?.subtopic) refuse(REFUSED.subtopic)
}

/** The same version, its questions where their topics stand now. */
export async function withTopicPlaces(db: Db, then: Version): Promise<Version> {
  const isQuestion = (key: string) => key.startsWith('question ')
  const topics = [...then].flatMap(([key, { topic_id }]) =>
    isQuestion(key) && topic_id != null ? [Number(topic_id)] : [],
  )
  const categories = await categoriesOf(db, [...new Set(topics)])
  const placed = (key: string, row: Stored): Stored => {
    if (!isQuestion(key)) return row
    const { subject_id: _, product_type: __, ...question } = row
    const category_id = categories.get(row.topic_id)
    return category_id === undefined ? question : { ...question, category_id }
  }
  return new Map([...then].map(([key, row]) => [key, placed(key, row)]))
}

/** Takes the listings out of a version whose picture is gone, or is listed by another question by now. */
export async function dropTakenPictures(db: Db, now: Version, then: Version) {
  const lost = [...then].filter(([key]) => key.startsWith('question_image ') && !now.has(key))
  const free = await freeListings(
    db,
    lost.map(([, row]) => row),
  )
  for (const [key, row] of lost) if (!free.has(row.id)) then.delete(key)
}

/** The reason why a row cannot come back, by the field whose value is taken. */
const TAKEN: Record<string, string> = {
  code: 'kodenya sudah dipakai data lain. Ubah kode itu lebih dahulu.',
  question_id: 'soal ini sudah memiliki pembahasan lain.',
  selection_id: 'pilihan ini sudah ditandai sebagai jawaban.',
  statement_question_id: 'pernyataan ini sudah memiliki jawaban lain.',
  qtn_level_name: 'level soal dengan nama itu sudah ada.',
}

/** Throws DUPLICATE with the obstacle as message, instead of "Data sudah ada."; throws any other error unchanged. */
export function refuseTaken(error: unknown, refusal: unknown): never {
  if (!(refusal instanceof ApiError) || refusal.code !== 'DUPLICATE') throw error
  const [field = ''] = Object.keys(refusal.fields ?? {})
  const message = `Tidak dapat dipulihkan: ${TAKEN[field] ?? 'tempatnya sudah diisi data lain.'}`
  throw new ApiError('DUPLICATE', { message, fields: refusal.fields })
}

const plain = (html: string) => html.replace(/<[^>]*>/g, '').slice(0, 80)
