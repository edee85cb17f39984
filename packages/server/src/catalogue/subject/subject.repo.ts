import { type PageQuery, subjectPaging } from '@bank/contract'
import type { Insertable, Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { nameContains } from '../../db/containing.ts'
import { paginate } from '../../db/paginate.ts'
import type { DB } from '../../db/types.ts'

/** The SELECT list maps names: the database's on the left, the contract's on the right. */
const subjects = (db: Db) =>
  db
    .selectFrom('subject as s')
    .leftJoin('account as creator', 'creator.id', 's.created_by')
    .leftJoin('account as updater', 'updater.id', 's.updated_by')
    .select([
      's.id as id_subject',
      's.name as subject_name',
      's.code',
      's.family',
      's.created_by as id_subject_creator',
      's.updated_by as id_subject_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      's.created_at',
      's.updated_at',
    ])

export function listSubjects(db: Db, query: PageQuery & { subject_name?: string }) {
  let ids = db.selectFrom('subject').select('id').orderBy('id', 'desc')
  if (query.subject_name) ids = ids.where(nameContains('name', query.subject_name))
  return paginate(db, ids, query, subjectPaging, (page) =>
    subjects(db).where('s.id', '=', anyOf(page)).orderBy('s.id', 'desc').execute(),
  )
}

export const findSubject = (db: Db, id: number) => subjects(db).where('s.id', '=', id).executeTakeFirst()

export async function insertSubject(db: Db, row: Insertable<DB['subject']>) {
  const { id } = await db.insertInto('subject').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSubject(db: Db, id: number, row: Updateable<DB['subject']>) {
  await db.updateTable('subject').set(row).where('id', '=', id).execute()
}

export const deleteSubject = (db: Db, id: number) =>
  db.deleteFrom('subject').where('id', '=', id).returning('id').executeTakeFirst()
