import { type PageQuery, questionImagePaging } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import { urlOf } from '../../../media/media-url.repo.ts'

/** In the API, `question_id` 0 means that the question is not saved yet. */
const questionImages = (db: Db) =>
  db
    .selectFrom('question_image as qi')
    .innerJoin('image as i', 'i.id', 'qi.image_id')
    .select(['qi.id as id_question_image', sql<number>`coalesce(qi.question_id, 0)`.as('question_id')])
    .select(urlOf('i').as('image'))

/** The pictures of one question by position, those without one last; without a question, the newest come first. */
export function listQuestionImages(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  const all = db.selectFrom('question_image as qi').select('qi.id')
  const order = question_id === undefined ? NEWEST_FIRST : IN_PLACE
  const ids = question_id === undefined ? all : all.where('qi.question_id', '=', question_id)
  return paginate(db, ids.orderBy(order), query, { ...questionImagePaging, whole: question_id !== undefined }, (page) =>
    questionImages(db).where('qi.id', '=', anyOf(page)).orderBy(order).execute(),
  )
}

const NEWEST_FIRST = sql`qi.id desc`
const IN_PLACE = sql`qi.position, qi.id`

export const findQuestionImage = (db: Db, id: number) => questionImages(db).where('qi.id', '=', id).executeTakeFirst()

/** Keeps the position of a picture when it stays with its question; else null. */
const placeIn = (question_id: number | null) =>
  sql<number | null>`case when question_image.question_id = ${question_id} then question_image.position end`

interface NewQuestionImage {
  image_id: string
  question_id: number | null
  created_by: number
}

/** Adds a picture to the list of a question, or moves it there. Returns the id of its row. */
export async function assignImage(db: Db, row: NewQuestionImage) {
  const { id } = await db
    .insertInto('question_image')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('image_id').doUpdateSet({ question_id: row.question_id, position: placeIn(row.question_id) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the picture or the question (null: none) of a row; undefined leaves it unchanged. */
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
      position: question_id === undefined ? row.ref('position') : placeIn(question_id),
    }))
    .where('id', '=', id)
    .execute()
}
