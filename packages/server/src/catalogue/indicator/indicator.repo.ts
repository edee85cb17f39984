import { indicatorPaging, type PageQuery } from '@bank/contract'
import type { Insertable, Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { nameContains } from '../../db/containing.ts'
import { paginate } from '../../db/paginate.ts'
import type { DB } from '../../db/types.ts'

const indicators = (db: Db) =>
  db
    .selectFrom('indicator as i')
    .innerJoin('subject as s', 's.id', 'i.subject_id')
    .leftJoin('account as creator', 'creator.id', 'i.created_by')
    .leftJoin('account as updater', 'updater.id', 'i.updated_by')
    .select([
      'i.id',
      'i.name',
      'i.subject_id',
      's.name as subject_name',
      'i.created_by as id_creator',
      'i.updated_by as id_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'i.created_at',
      'i.updated_at',
    ])

export function listIndicators(db: Db, query: PageQuery & { name?: string; subject_id?: number }) {
  let ids = db.selectFrom('indicator').select('id').orderBy('id', 'desc')
  if (query.name) ids = ids.where(nameContains('name', query.name))
  if (query.subject_id) ids = ids.where('subject_id', '=', query.subject_id)
  return paginate(db, ids, query, indicatorPaging, (page) =>
    indicators(db).where('i.id', '=', anyOf(page)).orderBy('i.id', 'desc').execute(),
  )
}

export const findIndicator = (db: Db, id: number) => indicators(db).where('i.id', '=', id).executeTakeFirst()

export async function insertIndicator(db: Db, row: Insertable<DB['indicator']>) {
  const { id } = await db.insertInto('indicator').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateIndicator(db: Db, id: number, row: Updateable<DB['indicator']>) {
  await db.updateTable('indicator').set(row).where('id', '=', id).execute()
}

export const deleteIndicator = (db: Db, id: number) =>
  db.deleteFrom('indicator').where('id', '=', id).returning('id').executeTakeFirst()
