import { type PageQuery, shortAnswerPaging } from '@bank/contract'
import type { Updateable } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import { textsOf } from '../../../db/text-length.ts'
import type { DB } from '../../../db/types.ts'

const shortAnswers = (db: Db) =>
  db
    .selectFrom('short_answer as a')
    .leftJoin('account as creator', 'creator.id', 'a.created_by')
    .leftJoin('account as updater', 'updater.id', 'a.updated_by')
    .select([
      'a.id as id_short_answer',
      'a.question_id',
      'a.text as short_answer_text',
      'a.first_range',
      'a.second_range',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'a.created_at',
      'a.updated_at',
    ])

/** The short answers of one question are sorted by position; without a question, the newest come first. */
export function listShortAnswers(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  if (question_id === undefined) {
    const ids = db.selectFrom('short_answer').select('id').orderBy('id', 'desc')
    return paginate(
      db,
      ids,
      query,
      shortAnswerPaging,
      (page, from) => shortAnswers(from).where('a.id', '=', anyOf(page)).orderBy('a.id', 'desc').execute(),
      { texts: textsOf('short_answer', 'text', 'first_range', 'second_range') },
    )
  }
  const ids = db
    .selectFrom('short_answer')
    .select('id')
    .where('question_id', '=', question_id)
    .orderBy('position')
    .orderBy('id')
  return paginate(
    db,
    ids,
    query,
    { ...shortAnswerPaging, whole: true },
    (page, from) => shortAnswers(from).where('a.id', '=', anyOf(page)).orderBy('a.position').orderBy('a.id').execute(),
    { texts: textsOf('short_answer', 'text', 'first_range', 'second_range') },
  )
}

export const findShortAnswer = (db: Db, id: number) => shortAnswers(db).where('a.id', '=', id).executeTakeFirst()

export async function updateShortAnswer(db: Db, id: number, row: Updateable<DB['short_answer']>) {
  await db.updateTable('short_answer').set(row).where('id', '=', id).execute()
}

export const deleteShortAnswer = (db: Db, id: number) =>
  db.deleteFrom('short_answer').where('id', '=', id).returning('question_id').executeTakeFirst()
