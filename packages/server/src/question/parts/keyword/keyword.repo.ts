import { keywordPaging, type PageQuery } from '@bank/contract'
import type { Updateable } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import { textsOf } from '../../../db/text-length.ts'
import type { DB } from '../../../db/types.ts'

const keywords = (db: Db) =>
  db
    .selectFrom('keyword as w')
    .leftJoin('account as creator', 'creator.id', 'w.created_by')
    .leftJoin('account as updater', 'updater.id', 'w.updated_by')
    .select([
      'w.id as id_keyword',
      'w.question_id',
      'w.text as keyword_text',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'w.created_at',
      'w.updated_at',
    ])

/** The keywords of one question are sorted by position; without a question, the newest come first. */
export function listKeywords(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  if (question_id === undefined) {
    const ids = db.selectFrom('keyword').select('id').orderBy('id', 'desc')
    return paginate(
      db,
      ids,
      query,
      keywordPaging,
      (page, from) => keywords(from).where('w.id', '=', anyOf(page)).orderBy('w.id', 'desc').execute(),
      { texts: textsOf('keyword', 'text') },
    )
  }
  const ids = db
    .selectFrom('keyword')
    .select('id')
    .where('question_id', '=', question_id)
    .orderBy('position')
    .orderBy('id')
  return paginate(
    db,
    ids,
    query,
    { ...keywordPaging, whole: true },
    (page, from) => keywords(from).where('w.id', '=', anyOf(page)).orderBy('w.position').orderBy('w.id').execute(),
    { texts: textsOf('keyword', 'text') },
  )
}

export const findKeyword = (db: Db, id: number) => keywords(db).where('w.id', '=', id).executeTakeFirst()

export async function updateKeyword(db: Db, id: number, row: Updateable<DB['keyword']>) {
  await db.updateTable('keyword').set(row).where('id', '=', id).execute()
}

export const deleteKeyword = (db: Db, id: number) =>
  db.deleteFrom('keyword').where('id', '=', id).returning('question_id').executeTakeFirst()
