import { ApiError } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { countChildren, lockMember } from '../group/group.repo.ts'
import { findTopicPlace, subtopicBelongs } from '../question/question.repo.ts'
import { namesOf } from './names.repo.ts'
import { mentionsIn, type Stored } from './references.ts'
import type { Steps, Version } from './version.ts'

const refuse = (reason: string): never => {
  throw new ApiError('CONFLICT', { message: `Tidak dapat dipulihkan: ${reason}` })
}

/** Refuses when something that the rows refer to is gone by now, and names all of it. */
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

/** Refuses a place that a question could not be given now: in its group, under its topic (decisions 3). */
export async function checkPlace(db: Db, now: Stored | undefined, then: Stored) {
  const { id, parent_id, subtopic_id, topic_id, product_type } = then as Record<string, number | null>
  if (parent_id != null && parent_id !== now?.parent_id) {
    const parent = await lockMember(db, parent_id)
    if (parent?.parent_id !== null || parent.product_type !== product_type)
      refuse('soal induknya kini berada di dalam group lain.')
    if (id != null && (await countChildren(db, id)) > 0) refuse('soal ini kini memiliki soal anak.')
  }
  if (subtopic_id != null && topic_id != null && !(await subtopicBelongs(db, subtopic_id, topic_id)))
    refuse('sub-materinya kini bagian dari materi lain.')
}

/** A question stands where its topic stands now; subject and bank are its category's, and the database knows them. */
export async function settled(db: Db, { subject_id: _, product_type: __, ...question }: Stored): Promise<Stored> {
  const topic = question.topic_id == null ? undefined : await findTopicPlace(db, Number(question.topic_id))
  return topic ? { ...question, category_id: topic.category_id } : question
}

/** What stands already where something was to come back, by the field that the database names. */
const TAKEN: Record<string, string> = {
  code: 'kodenya sudah dipakai data lain. Ubah kode itu lebih dahulu.',
  question_id: 'soal ini sudah memiliki pembahasan lain.',
  selection_id: 'pilihan ini sudah ditandai sebagai jawaban.',
  statement_question_id: 'pernyataan ini sudah memiliki jawaban lain.',
  qtn_level_name: 'level soal dengan nama itu sudah ada.',
}

/** Says what is in the way in place of "Data sudah ada."; anything else is thrown as it came. */
export function refuseTaken(error: unknown, refusal: unknown): never {
  if (!(refusal instanceof ApiError) || refusal.code !== 'DUPLICATE') throw error
  const [field = ''] = Object.keys(refusal.fields ?? {})
  const message = `Tidak dapat dipulihkan: ${TAKEN[field] ?? 'tempatnya sudah diisi data lain.'}`
  throw new ApiError('DUPLICATE', { message, fields: refusal.fields })
}

const plain = (html: string) => html.replace(/<[^>]*>/g, '').slice(0, 80)
