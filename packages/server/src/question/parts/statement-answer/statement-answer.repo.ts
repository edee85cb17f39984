import { type PageQuery, statementPaging } from '@bank/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import type { DB } from '../../../db/types.ts'

const statementAnswers = (db: Db) =>
  db
    .selectFrom('statement_answer as a')
    .leftJoin('account as creator', 'creator.id', 'a.created_by')
    .leftJoin('account as updater', 'updater.id', 'a.updated_by')
    .select([
      'a.id',
      'a.statement_id as statement_question_id',
      'a.question_id',
      sql<'1' | '2'>`a.value::text`.as('text'),
      'creator.name as name_creator',
      'updater.name as name_updater',
      'a.created_at',
      'a.updated_at',
    ])

/** The answers of one question's statements, oldest first; without a question, the newest come first. */
export function listStatementAnswers(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  const order = question_id === undefined ? 'desc' : 'asc'
  let ids = db.selectFrom('statement_answer').select('id').orderBy('id', order)
  if (question_id !== undefined) ids = ids.where('question_id', '=', question_id)
  return paginate(db, ids, query, { ...statementPaging, whole: question_id !== undefined }, (page) =>
    statementAnswers(db).where('a.id', '=', anyOf(page)).orderBy('a.id', order).execute(),
  )
}

export const findStatementAnswer = (db: Db, id: number) =>
  statementAnswers(db).where('a.id', '=', id).executeTakeFirst()

export const findQuestionOf = (db: Db, statementId: number) =>
  db.selectFrom('statement').select('question_id').where('id', '=', statementId).executeTakeFirst()

export async function insertStatementAnswer(db: Db, row: Insertable<DB['statement_answer']>) {
  const { id } = await db.insertInto('statement_answer').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateStatementAnswer(db: Db, id: number, row: Updateable<DB['statement_answer']>) {
  await db.updateTable('statement_answer').set(row).where('id', '=', id).execute()
}

export const deleteStatementAnswer = (db: Db, id: number) =>
  db.deleteFrom('statement_answer').where('id', '=', id).returning('question_id').executeTakeFirst()
