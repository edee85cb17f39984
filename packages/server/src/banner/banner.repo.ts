import { bannerPaging, type PageQuery } from '@bank/contract'
import type { Insertable, Updateable } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { paginate } from '../db/paginate.ts'
import type { DB } from '../db/types.ts'
import { urlOf } from '../media/media-url.repo.ts'

const banners = (db: Db) =>
  db
    .selectFrom('banner as b')
    .innerJoin('image as i', 'i.id', 'b.image_id')
    .leftJoin('account as creator', 'creator.id', 'b.created_by')
    .leftJoin('account as updater', 'updater.id', 'b.updated_by')
    .select([
      'b.id',
      'b.description',
      'b.target',
      urlOf('i').as('image'),
      'b.created_by as id_creator',
      'b.updated_by as id_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'b.created_at',
      'b.updated_at',
    ])

export function listBanners(db: Db, query: PageQuery) {
  const ids = db.selectFrom('banner').select('id').orderBy('id', 'desc')
  return paginate(db, ids, query, bannerPaging, (page) =>
    banners(db).where('b.id', '=', anyOf(page)).orderBy('b.id', 'desc').execute(),
  )
}

export const findBanner = (db: Db, id: number) => banners(db).where('b.id', '=', id).executeTakeFirst()

export async function insertBanner(db: Db, row: Insertable<DB['banner']>) {
  const { id } = await db.insertInto('banner').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateBanner(db: Db, id: number, row: Updateable<DB['banner']>) {
  await db.updateTable('banner').set(row).where('id', '=', id).execute()
}

export const deleteBanner = (db: Db, id: number) =>
  db.deleteFrom('banner').where('id', '=', id).returning('id').executeTakeFirst()
