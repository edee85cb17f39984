import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'
import { lastPlace } from '../question/part-list.repo.ts'

/** Adds a statement, behind the others of its question unless its place is given. */
export async function insertStatement(db: Db, row: Insertable<DB['statement']>) {
  const position = row.position ?? lastPlace('statement', row.question_id)
  const { id } = await db
    .insertInto('statement')
    .values({ ...row, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateStatement(db: Db, id: number, row: Updateable<DB['statement']>) {
  await db.updateTable('statement').set(row).where('id', '=', id).execute()
}

/** Says whether a statement is right: '1' Benar, '2' Salah, null takes the answer away, undefined leaves it. */
export async function answerStatement(
  db: Db,
  statement: { id: number; question_id: number },
  answer: '1' | '2' | null | undefined,
  actorId: number,
) {
  if (answer === undefined) return
  if (answer === null) {
    await db.deleteFrom('statement_answer').where('statement_id', '=', statement.id).execute()
    return
  }
  const value = Number(answer)
  await db
    .insertInto('statement_answer')
    .values({ statement_id: statement.id, question_id: statement.question_id, value, created_by: actorId })
    .onConflict((conflict) =>
      conflict
        .column('statement_id')
        .doUpdateSet({ value, updated_by: actorId })
        .where(sql.ref('statement_answer.value'), '!=', value),
    )
    .execute()
}
