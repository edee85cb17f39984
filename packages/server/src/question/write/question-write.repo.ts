import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/types.ts'

export type NewQuestion = Insertable<DB['question']>
export type ChangedQuestion = Updateable<DB['question']>

export async function insertQuestion(db: Db, row: NewQuestion) {
  const { id } = await db.insertInto('question').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns the type that the question has now. */
export async function updateQuestion(db: Db, id: number, row: ChangedQuestion): Promise<number> {
  const changed = db.updateTable('question').set(row).where('id', '=', id)
  return (await changed.returning('type').executeTakeFirstOrThrow()).type
}

/**
 * Assigns to the question the pictures that are shown in its saved text and belong to no other question, whichever call
 * uploaded them (spec 4). Runs in the transaction of the save: a separate call could be lost when the browser is closed
 * after the save.
 */
export async function adoptImages(db: Db, id: number, actorId: number) {
  await sql`
    insert into question_image (question_id, image_id, created_by)
    select row_id, image_id, ${actorId} from text_image where resource = 'question' and row_id = ${id}
    on conflict (image_id) do update set question_id = excluded.question_id
    where question_image.question_id is null`.execute(db)
}

export const deleteQuestion = (db: Db, id: number) =>
  db.deleteFrom('question').where('id', '=', id).returning('id').executeTakeFirst()
