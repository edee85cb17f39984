import { type Insertable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'
import type { Picture } from './pictures.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>

/** Lets only one server at a time check `isUntouched` and seed, until the end of its transaction. */
export async function waitForTurn(db: Db) {
  await sql`lock table subject in share row exclusive mode`.execute(db)
}

/** Whether no content was ever written here. Also checks history, so that deleted sample content does not come back. */
export async function isUntouched(db: Db): Promise<boolean> {
  const subject = await db.selectFrom('subject').select('id').limit(1).executeTakeFirst()
  const written = await db
    .selectFrom('history')
    .select('id')
    .where('resource', 'in', ['subject', 'class', 'question_level'])
    .limit(1)
    .executeTakeFirst()
  return !subject && !written
}

export function addSubjects(db: Db, rows: Row<'subject'>[]) {
  return db.insertInto('subject').values(rows).returning(['id', 'code as name']).execute()
}

export function addClasses(db: Db, rows: Row<'class'>[]) {
  return db.insertInto('class').values(rows).returning(['id', 'name']).execute()
}

export function addLevels(db: Db, rows: Row<'question_level'>[]) {
  return db.insertInto('question_level').values(rows).returning(['id', 'name']).execute()
}

export function addIndicators(db: Db, rows: Row<'indicator'>[]) {
  return db.insertInto('indicator').values(rows).returning(['id', 'name']).execute()
}

export function addCategories(db: Db, rows: Row<'category'>[]) {
  return db.insertInto('category').values(rows).returning(['id', 'code as name']).execute()
}

export async function addCategoryClasses(db: Db, rows: Row<'category_class'>[]) {
  if (rows.length > 0) await db.insertInto('category_class').values(rows).execute()
}

export function addTopics(db: Db, rows: Row<'topic'>[]) {
  return db.insertInto('topic').values(rows).returning(['id', 'name', 'category_id', 'class_id']).execute()
}

export async function addTopicImages(db: Db, rows: Row<'topic_image'>[]) {
  await db.insertInto('topic_image').values(rows).execute()
}

export function addSubtopics(db: Db, rows: Row<'subtopic'>[]) {
  return db.insertInto('subtopic').values(rows).returning(['id', 'name']).execute()
}

export async function addBanners(db: Db, rows: Row<'banner'>[]) {
  await db.insertInto('banner').values(rows).execute()
}

export async function addPictures(db: Db, pictures: Picture[], by: { created_by: number; created_at: Date }) {
  const images = pictures.map(({ bytes, ...facts }) => ({ ...facts, type: 'png' as const, byte_size: bytes.length }))
  if (images.length === 0) return
  await db
    .insertInto('image')
    .values(images.map((image) => ({ ...image, ...by })))
    .execute()
  await db
    .insertInto('image_bytes')
    .values(pictures.map(({ id, bytes }) => ({ image_id: id, bytes })))
    .execute()
}
