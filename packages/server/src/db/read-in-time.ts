import { ApiError } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { fewConnectionsOf } from './few-connections.ts'

/** PostgreSQL's code of a statement that took longer than `statement_timeout`. */
export const CANCELLED = '57014'

/** What `read` reads; undefined when one of its statements takes longer than so many milliseconds. */
export async function readWithin<Read>(
  db: Db,
  milliseconds: number,
  read: (db: Db) => Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await db.transaction().execute(async (own) => {
      await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(own)
      return read(own)
    })
  } catch (error) {
    if ((error as { code?: unknown }).code !== CANCELLED) throw error
    return undefined
  }
}

/** Reads what may take long, on one of few connections. Throws UNAVAILABLE with the sentence `late` when it takes longer. */
export async function readInTime<Read>(
  db: Db,
  { milliseconds, late }: { milliseconds: number; late: string },
  read: (db: Db) => Promise<Read>,
): Promise<Read> {
  const found = await readWithin(fewConnectionsOf(db, 'heavy'), milliseconds, read)
  if (found === undefined) throw new ApiError('UNAVAILABLE', { message: late, retryAfterSeconds: 5 })
  return found
}
