import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { urlOf } from '../media/media-url.repo.ts'

/** 0 on the wire = the question is not saved yet. */
const questionImages = (db: Db) =>
  db
    .selectFrom('question_image as qi')
    .innerJoin('image as i', 'i.id', 'qi.image_id')
    .select(['qi.id as id_question_image', sql<number>`coalesce(qi.question_id, 0)`.as('question_id')])
    .select(urlOf('i').as('image'))

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
