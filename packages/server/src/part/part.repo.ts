import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { touch } from '../db/editable.ts'

/** Marks a question as edited where a part of it was changed: that renews its `updated_at` (decisions 3). */
export const touchQuestion = (db: Db, id: number, actorId: number) => touch(db, 'question', id, actorId)

/** Marks a question as edited before a part is added to it. */
export async function noteEditor(db: Db, id: number, actorId: number) {
  const edited = { updated_by: actorId, updated_at: sql<Date>`clock_timestamp()` }
  await db.updateTable('question').set(edited).where('id', '=', id).execute()
}

/** The type of a question, locked so that it cannot change meanwhile; undefined when there is no such question. */
export async function lockType(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('question').select('type').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.type
}
