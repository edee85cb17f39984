import type { Insertable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'

type Row<Table extends keyof DB> = Insertable<DB[Table]>

/** The ids of the new questions, in the order of the rows. */
export async function addQuestions(db: Db, rows: Row<'question'>[]): Promise<number[]> {
  const added = await db.insertInto('question').values(rows).returning('id').execute()
  return added.map(({ id }) => id).sort((one, other) => one - other)
}

/** Returns id, question and position of the new options, to match their answers. */
export function addSelections(db: Db, rows: Row<'selection'>[]) {
  return db.insertInto('selection').values(rows).returning(['id', 'question_id', 'position']).execute()
}

export async function addAnswers(db: Db, rows: Row<'answer'>[]) {
  await db.insertInto('answer').values(rows).execute()
}

/** Returns id, question and position of the new statements, to match their answers. */
export function addStatements(db: Db, rows: Row<'statement'>[]) {
  return db.insertInto('statement').values(rows).returning(['id', 'question_id', 'position']).execute()
}

export async function addStatementAnswers(db: Db, rows: Row<'statement_answer'>[]) {
  await db.insertInto('statement_answer').values(rows).execute()
}

export async function addShortAnswers(db: Db, rows: Row<'short_answer'>[]) {
  await db.insertInto('short_answer').values(rows).execute()
}

export async function addKeywords(db: Db, rows: Row<'keyword'>[]) {
  await db.insertInto('keyword').values(rows).execute()
}

export async function addDiscussions(db: Db, rows: Row<'discussion'>[]) {
  await db.insertInto('discussion').values(rows).execute()
}

export async function addQuestionImages(db: Db, rows: Row<'question_image'>[]) {
  if (rows.length > 0) await db.insertInto('question_image').values(rows).execute()
}

export async function addFreeTrials(db: Db, rows: Row<'free_trial'>[]) {
  await db.insertInto('free_trial').values(rows).execute()
}
