import { type PageQuery, statementPaging } from '@bank/contract'
import { sql, type Updateable } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import { textsOf } from '../../../db/text-length.ts'
import type { DB } from '../../../db/types.ts'

const statements = (db: Db) =>
  db
    .selectFrom('statement as s')
    .leftJoin('statement_answer as a', 'a.statement_id', 's.id')
    .leftJoin('account as creator', 'creator.id', 's.created_by')
    .leftJoin('account as updater', 'updater.id', 's.updated_by')
    .select([
      's.id',
      's.question_id',
      's.text',
      sql<'1' | '2' | null>`a.value::text`.as('answer'),
      'creator.name as name_creator',
      'updater.name as name_updater',
      's.created_at',
      's.updated_at',
    ])

/** The statements of one question are sorted by position; without a question, the newest come first. */
export function listStatements(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  if (question_id === undefined) {
    const ids = db.selectFrom('statement').select('id').orderBy('id', 'desc')
    return paginate(
      db,
      ids,
      query,
      statementPaging,
      (page, from) => statements(from).where('s.id', '=', anyOf(page)).orderBy('s.id', 'desc').execute(),
      { texts: textsOf('statement', 'text') },
    )
  }
  const ids = db
    .selectFrom('statement')
    .select('id')
    .where('question_id', '=', question_id)
    .orderBy('position')
    .orderBy('id')
  return paginate(
    db,
    ids,
    query,
    { ...statementPaging, whole: true },
    (page, from) => statements(from).where('s.id', '=', anyOf(page)).orderBy('s.position').orderBy('s.id').execute(),
    { texts: textsOf('statement', 'text') },
  )
}

export const findStatement = (db: Db, id: number) => statements(db).where('s.id', '=', id).executeTakeFirst()

export const deleteStatement = (db: Db, id: number) =>
  db.deleteFrom('statement').where('id', '=', id).returning('question_id').executeTakeFirst()

export async function updateStatement(db: Db, id: number, row: Updateable<DB['statement']>) {
  await db.updateTable('statement').set(row).where('id', '=', id).execute()
}

/** Stores whether a statement is right: '1' Benar, '2' Salah, null deletes the answer, undefined changes nothing. */
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
