import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Runs `work` inside of a transaction, of which only its own changes are undone when it fails. */
export async function inSavepoint<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db)
    await sql`release savepoint part`.execute(db)
    throw error
  }
}
