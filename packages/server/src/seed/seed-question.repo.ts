import type { Insertable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>

export async function addQuestion(db: Db, row: Row<'question'>): Promise<number> {
  const { id } = await db.insertInto('question').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Gives back the new options in the order of their position. */
export async function addSelections(db: Db, rows: Row<'selection'>[]) {
  const added = await db.insertInto('selection').values(rows).returning(['id', 'position']).execute()
  return added.sort((one, other) => one.position - other.position)
}

export async function addAnswer(db: Db, row: Row<'answer'>) {
  await db.insertInto('answer').values(row).execute()
}

export async function addShortAnswers(db: Db, rows: Row<'short_answer'>[]) {
  await db.insertInto('short_answer').values(rows).execute()
}

export async function addStatement(db: Db, row: Row<'statement'>, value: 1 | 2) {
  const { id } = await db.insertInto('statement').values(row).returning('id').executeTakeFirstOrThrow()
  const { question_id, created_by, created_at, updated_at } = row
  await db
    .insertInto('statement_answer')
    .values({ question_id, statement_id: id, value, created_by, created_at, updated_at })
    .execute()
}

export async function addKeywords(db: Db, rows: Row<'keyword'>[]) {
  if (rows.length > 0) await db.insertInto('keyword').values(rows).execute()
}

export async function addDiscussion(db: Db, row: Row<'discussion'>, imageIds: string[]) {
  const { id } = await db.insertInto('discussion').values(row).returning('id').executeTakeFirstOrThrow()
  const images = imageIds.map((image_id, position) => ({ discussion_id: id, image_id, position }))
  if (images.length > 0) await db.insertInto('discussion_image').values(images).execute()
}

export async function addQuestionImages(db: Db, rows: Row<'question_image'>[]) {
  if (rows.length > 0) await db.insertInto('question_image').values(rows).execute()
}

export async function addFreeTrial(db: Db, row: Row<'free_trial'>) {
  await db.insertInto('free_trial').values(row).execute()
}
