import { ApiError } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { fewConnectionsOf } from './few-connections.ts'

/** PostgreSQL's code of a statement that took longer than `statement_timeout`. */
const CANCELLED = '57014'

/** Reads what may take long, on one of few connections. Throws UNAVAILABLE with the sentence `late` when it takes longer. */
export async function readInTime<Read>(
  db: Db,
  { milliseconds, late }: { milliseconds: number; late: string },
  read: (db: Db) => Promise<Read>,
): Promise<Read> {
  try {
    return await fewConnectionsOf(db, 'heavy')
      .transaction()
      .execute(async (own) => {
        await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(own)
        return read(own)
      })
  } catch (error) {
    if ((error as { code?: unknown }).code !== CANCELLED) throw error
    throw new ApiError('UNAVAILABLE', { message: late, retryAfterSeconds: 5 })
  }
}
