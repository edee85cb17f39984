import { NO_IMAGE, type PageQuery, selectionPaging } from '@bank/contract'
import { sql, type Updateable } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import { textsOf } from '../../../db/text-length.ts'
import type { DB } from '../../../db/types.ts'
import { urlOf } from '../../../media/media-url.repo.ts'

const selections = (db: Db) =>
  db
    .selectFrom('selection as o')
    .leftJoin('image as i', 'i.id', 'o.image_id')
    .leftJoin('answer as a', (on) =>
      on.onRef('a.question_id', '=', 'o.question_id').onRef('a.selection_id', '=', 'o.id'),
    )
    .leftJoin('account as creator', 'creator.id', 'o.created_by')
    .leftJoin('account as updater', 'updater.id', 'o.updated_by')
    .select([
      'o.id as id_selection',
      'o.question_id',
      'o.text as selection_text',
      sql<string>`coalesce(${urlOf('i')}, ${sql.lit(NO_IMAGE)})`.as('image'),
      sql<boolean>`a.id is not null`.as('is_answer'),
      'creator.name as name_creator',
      'updater.name as name_updater',
      'o.created_at',
      'o.updated_at',
    ])

/** The options of one question are sorted by position; without a question, the newest come first. */
export function listSelections(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  if (question_id === undefined) {
    const ids = db.selectFrom('selection').select('id').orderBy('id', 'desc')
    return paginate(
      db,
      ids,
      query,
      selectionPaging,
      (page, from) => selections(from).where('o.id', '=', anyOf(page)).orderBy('o.id', 'desc').execute(),
      { texts: textsOf('selection', 'text') },
    )
  }
  const ids = db
    .selectFrom('selection')
    .select('id')
    .where('question_id', '=', question_id)
    .orderBy('position')
    .orderBy('id')
  return paginate(
    db,
    ids,
    query,
    { ...selectionPaging, whole: true },
    (page, from) => selections(from).where('o.id', '=', anyOf(page)).orderBy('o.position').orderBy('o.id').execute(),
    { texts: textsOf('selection', 'text') },
  )
}

export const findSelection = (db: Db, id: number) => selections(db).where('o.id', '=', id).executeTakeFirst()

export async function updateSelection(db: Db, id: number, row: Updateable<DB['selection']>) {
  await db.updateTable('selection').set(row).where('id', '=', id).execute()
}

export const deleteSelection = (db: Db, id: number) =>
  db.deleteFrom('selection').where('id', '=', id).returning('question_id').executeTakeFirst()
