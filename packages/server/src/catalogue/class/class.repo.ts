import { classPaging, type PageQuery } from '@bank/contract'
import type { Insertable, Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { nameContains } from '../../db/containing.ts'
import { paginate } from '../../db/paginate.ts'
import type { DB } from '../../db/types.ts'

/** The SELECT list maps names: the database's on the left, the contract's on the right. */
const classes = (db: Db) =>
  db
    .selectFrom('class as k')
    .leftJoin('account as creator', 'creator.id', 'k.created_by')
    .leftJoin('account as updater', 'updater.id', 'k.updated_by')
    .select([
      'k.id as id_class',
      'k.name as class_name',
      'k.stage',
      'k.created_by as id_class_creator',
      'k.updated_by as id_class_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'k.created_at',
      'k.updated_at',
    ])

export function listClasses(db: Db, query: PageQuery & { class_name?: string }) {
  let ids = db.selectFrom('class').select('id').orderBy('id', 'desc')
  if (query.class_name) ids = ids.where(nameContains('name', query.class_name))
  return paginate(db, ids, query, classPaging, (page) =>
    classes(db).where('k.id', '=', anyOf(page)).orderBy('k.id', 'desc').execute(),
  )
}

export const findClass = (db: Db, id: number) => classes(db).where('k.id', '=', id).executeTakeFirst()

export async function insertClass(db: Db, row: Insertable<DB['class']>) {
  const { id } = await db.insertInto('class').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateClass(db: Db, id: number, row: Updateable<DB['class']>) {
  await db.updateTable('class').set(row).where('id', '=', id).execute()
}

export const deleteClass = (db: Db, id: number) =>
  db.deleteFrom('class').where('id', '=', id).returning('id').executeTakeFirst()
