import { categoryPaging, type PageQuery } from '@bank/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { nameContains } from '../../db/containing.ts'
import { paginate } from '../../db/paginate.ts'
import { textsOf } from '../../db/text-length.ts'
import type { DB } from '../../db/types.ts'
import { imageListOf } from '../../media/image-list.repo.ts'

const categories = (db: Db, brief = false) =>
  db
    .selectFrom('category as c')
    .innerJoin('subject as s', 's.id', 'c.subject_id')
    .leftJoin('account as creator', 'creator.id', 'c.created_by')
    .leftJoin('account as updater', 'updater.id', 'c.updated_by')
    .select([
      'c.id as id_category',
      'c.name as category_name',
      'c.code',
      'c.subject_id',
      's.name as subject_name',
      classesOf('id', ',').as('class_id'),
      classesOf('name', ', ').as('class_name'),
      'c.product_type',
      brief ? sql<string>`''`.as('detail_category') : 'c.detail as detail_category',
      imageListOf('category_image', 'c.id').as('image'),
      'c.created_by as id_category_creator',
      'c.updated_by as id_category_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'c.created_at',
      'c.updated_at',
    ])

const classesOf = (column: 'id' | 'name', separator: string) => sql<string>`coalesce((
  select string_agg(k.${sql.ref(column)}::text, ${sql.lit(separator)} order by k.id)
  from category_class cc join class k on k.id = cc.class_id where cc.category_id = c.id), '')`

interface Filter extends PageQuery {
  brief?: boolean
  category_name?: string
  subject_id?: number
  class_id?: number
  product_type?: 1 | 2
}

export function listCategories(db: Db, query: Filter) {
  const { category_name, subject_id, class_id, product_type = 1 } = query
  let ids = db
    .selectFrom('category as c')
    .select('c.id')
    .where('product_type', '=', product_type)
    .orderBy('c.id', 'desc')
  if (category_name) ids = ids.where(nameContains('name', category_name))
  if (subject_id) ids = ids.where('subject_id', '=', subject_id)
  if (class_id) ids = ids.where(fitsClass(class_id))
  return paginate(
    db,
    ids,
    query,
    categoryPaging,
    (page, from) => categories(from, query.brief).where('c.id', '=', anyOf(page)).orderBy('c.id', 'desc').execute(),
    { texts: query.brief ? undefined : textsOf('category', 'detail') },
  )
}

/** The category `c` lists this class, or lists none: then every class fits. */
export const fitsClass = (classId: number) => sql<boolean>`(
  exists (select from category_class cc where cc.category_id = c.id and cc.class_id = ${classId})
  or not exists (select from category_class cc where cc.category_id = c.id))`

export const findCategory = (db: Db, id: number) => categories(db).where('c.id', '=', id).executeTakeFirst()

/** The columns of a category that decide whether a topic or a question may belong to it. */
export const findPlace = (db: Db, id: number) =>
  db.selectFrom('category').select(['id', 'product_type', 'subject_id']).where('id', '=', id).executeTakeFirst()

export async function classFits(db: Db, categoryId: number, classId: number) {
  const row = await db
    .selectFrom('category as c')
    .select('c.id')
    .where('c.id', '=', categoryId)
    .where(fitsClass(classId))
    .executeTakeFirst()
  return row !== undefined
}

export async function insertCategory(db: Db, row: Insertable<DB['category']>) {
  const { id } = await db.insertInto('category').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateCategory(db: Db, id: number, row: Updateable<DB['category']>) {
  await db.updateTable('category').set(row).where('id', '=', id).execute()
}

/** Sets the classes of a category; classes that stay are not written again. */
export async function setClasses(db: Db, categoryId: number, classIds: number[]) {
  const kept = sql<number>`all(${classIds}::int[])`
  await db.deleteFrom('category_class').where('category_id', '=', categoryId).where('class_id', '!=', kept).execute()
  if (classIds.length === 0) return
  await db
    .insertInto('category_class')
    .values(classIds.map((class_id) => ({ category_id: categoryId, class_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteCategory = (db: Db, id: number) =>
  db.deleteFrom('category').where('id', '=', id).returning('id').executeTakeFirst()
