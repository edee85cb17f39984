import { type Insertable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'
import type { Picture } from './pictures.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>
export interface Named {
  id: number
  name: string
}

/** Lets one start at a time ask `isUntouched` and seed, until its transaction ends. */
export async function waitForTurn(db: Db) {
  await sql`lock table subject in share row exclusive mode`.execute(db)
}

/** True while nobody has ever written content here; who has cleared the samples away does not get them back. */
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

export async function addSubjects(db: Db, rows: Row<'subject'>[]) {
  return db.insertInto('subject').values(rows).returning(['id', 'code as name']).execute()
}

export async function addClasses(db: Db, rows: Row<'class'>[]) {
  return db.insertInto('class').values(rows).returning(['id', 'name']).execute()
}

export async function addLevels(db: Db, rows: Row<'question_level'>[]) {
  return db.insertInto('question_level').values(rows).returning(['id', 'name']).execute()
}

export async function addIndicators(db: Db, rows: Row<'indicator'>[]) {
  return db.insertInto('indicator').values(rows).returning(['id', 'name']).execute()
}

export async function addCategory(db: Db, row: Row<'category'>, classIds: number[]): Promise<Named> {
  const category = await db
    .insertInto('category')
    .values(row)
    .returning(['id', 'code as name'])
    .executeTakeFirstOrThrow()
  const fitting = classIds.map((class_id) => ({ category_id: category.id, class_id }))
  if (fitting.length > 0) await db.insertInto('category_class').values(fitting).execute()
  return category
}

export async function addTopic(db: Db, row: Row<'topic'>) {
  return db
    .insertInto('topic')
    .values(row)
    .returning(['id', 'name', 'category_id', 'class_id'])
    .executeTakeFirstOrThrow()
}

export async function addTopicImages(db: Db, topic_id: number, imageIds: string[]) {
  const rows = imageIds.map((image_id, position) => ({ topic_id, image_id, position }))
  if (rows.length > 0) await db.insertInto('topic_image').values(rows).execute()
}

export async function addSubtopics(db: Db, rows: Row<'subtopic'>[]): Promise<Named[]> {
  if (rows.length === 0) return []
  return db.insertInto('subtopic').values(rows).returning(['id', 'name']).execute()
}

export async function addBanner(db: Db, row: Row<'banner'>) {
  await db.insertInto('banner').values(row).execute()
}

export async function addImage(db: Db, { id, bytes, ...facts }: Picture, by: { created_by: number; created_at: Date }) {
  await db
    .insertInto('image')
    .values({ id, type: 'png', byte_size: bytes.length, ...facts, ...by })
    .execute()
  await db.insertInto('image_bytes').values({ image_id: id, bytes }).execute()
}
