import { type PageQuery, questionImagePaging } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { paginate } from '../db/paginate.ts'
import { urlOf } from '../media/media-url.repo.ts'

/** 0 on the wire = the question is not saved yet. */
const questionImages = (db: Db) =>
  db
    .selectFrom('question_image as qi')
    .innerJoin('image as i', 'i.id', 'qi.image_id')
    .select(['qi.id as id_question_image', sql<number>`coalesce(qi.question_id, 0)`.as('question_id')])
    .select(urlOf('i').as('image'))

/** The images of one question in the order in which they came; without a question, the newest come first. */
export function listQuestionImages(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  const order = question_id === undefined ? 'desc' : 'asc'
  let ids = db.selectFrom('question_image').select('id').orderBy('id', order)
  if (question_id !== undefined) ids = ids.where('question_id', '=', question_id)
  return paginate(ids, query, { ...questionImagePaging, whole: question_id !== undefined }, (page) =>
    questionImages(db).where('qi.id', '=', sql<number>`any(${page}::int[])`).orderBy('qi.id', order).execute(),
  )
}

export const findQuestionImage = (db: Db, id: number) => questionImages(db).where('qi.id', '=', id).executeTakeFirst()

interface NewQuestionImage {
  image_id: string
  question_id: number | null
  created_by: number
}

/** Lists an image under a question, or moves it there. */
export async function giveImage(db: Db, row: NewQuestionImage) {
  const { id } = await db
    .insertInto('question_image')
    .values(row)
    .onConflict((conflict) => conflict.column('image_id').doUpdateSet({ question_id: row.question_id }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Puts another image, or another question (null: none), in the place of what is there; undefined leaves it. */
export async function updateQuestionImage(
  db: Db,
  id: number,
  { image_id, question_id }: { image_id?: string; question_id?: number | null },
) {
  await db
    .updateTable('question_image')
    .set((row) => ({
      image_id: image_id ?? row.ref('image_id'),
      question_id: question_id === undefined ? row.ref('question_id') : question_id,
    }))
    .where('id', '=', id)
    .execute()
}
