import { sql } from 'kysely'
import type { Db } from './connect.ts'

const SLICE = 50

/**
 * Calls `fill` for fifty rows after another, inside of a transaction: one statement for all of a turn could take longer than
 * a request may, and would then be tried for ever. It ends sooner than the driver gives up, which would close the connection.
 * The rows come in the order of their ids, as every change of many locks them: another order can deadlock with it.
 */
export async function inSlices(db: Db, ids: number[], fill: (slice: number[]) => Promise<unknown>): Promise<void> {
  await sql`select set_config('statement_timeout', '7s', true)`.execute(db)
  const inOrder = ids.toSorted((one, other) => one - other)
  for (let from = 0; from < ids.length; from += SLICE) await fill(inOrder.slice(from, from + SLICE))
}
