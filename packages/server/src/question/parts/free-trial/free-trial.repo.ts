import { freeTrialPaging, type PageQuery } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'

const freeTrials = (db: Db) =>
  db.selectFrom('free_trial').select(['id', 'question_id as item_id', sql<'question'>`'question'`.as('type')])

export function listFreeTrials(db: Db, query: PageQuery) {
  const ids = db.selectFrom('free_trial').select('id').orderBy('id', 'desc')
  return paginate(db, ids, query, freeTrialPaging, (page) =>
    freeTrials(db).where('id', '=', anyOf(page)).orderBy('id', 'desc').execute(),
  )
}

export const findFreeTrialOf = (db: Db, questionId: number) =>
  freeTrials(db).where('question_id', '=', questionId).executeTakeFirst()

/** Adds a question to the free-trial list; does nothing when it is there already. */
export async function addFreeTrial(db: Db, questionId: number, actorId: number) {
  await db
    .insertInto('free_trial')
    .values({ question_id: questionId, created_by: actorId })
    .onConflict((conflict) => conflict.column('question_id').doNothing())
    .execute()
}

export const removeFreeTrial = (db: Db, questionId: number) =>
  db.deleteFrom('free_trial').where('question_id', '=', questionId).returning('id').executeTakeFirst()
