import { type PageQuery, questionLevelPaging } from '@bank/contract'
import type { Insertable, Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'
import type { DB } from '../../db/types.ts'

const questionLevels = (db: Db) =>
  db
    .selectFrom('question_level as l')
    .leftJoin('account as creator', 'creator.id', 'l.created_by')
    .leftJoin('account as updater', 'updater.id', 'l.updated_by')
    .select([
      'l.id',
      'l.name as qtn_level_name',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'l.created_at',
      'l.updated_at',
    ])

export function listQuestionLevels(db: Db, query: PageQuery) {
  const ids = db.selectFrom('question_level').select('id').orderBy('id', 'desc')
  return paginate(db, ids, query, questionLevelPaging, (page) =>
    questionLevels(db).where('l.id', '=', anyOf(page)).orderBy('l.id', 'desc').execute(),
  )
}

export const findQuestionLevel = (db: Db, id: number) => questionLevels(db).where('l.id', '=', id).executeTakeFirst()

export async function insertQuestionLevel(db: Db, row: Insertable<DB['question_level']>) {
  const { id } = await db.insertInto('question_level').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateQuestionLevel(db: Db, id: number, row: Updateable<DB['question_level']>) {
  await db.updateTable('question_level').set(row).where('id', '=', id).execute()
}

export const deleteQuestionLevel = (db: Db, id: number) =>
  db.deleteFrom('question_level').where('id', '=', id).returning('id').executeTakeFirst()
