import type { Db } from './connect.ts'
import type { DB } from './types.ts'
import { vacuumBeside } from './vacuum.repo.ts'

/**
 * Takes rows from a table that holds what is still to be done until none is left. `next` does at most `turn` of them and
 * says how many. Returns how many there were.
 */
export async function emptyQueue(
  db: Db,
  table: keyof DB,
  turn: number,
  next: (db: Db) => Promise<number>,
): Promise<number> {
  let done = 0
  for (let taken = turn; taken === turn; done += taken) taken = await next(db)
  // rows that are gone slow down the next look until they are vacuumed
  if (done > 0) await vacuumBeside(db, table)
  return done
}
