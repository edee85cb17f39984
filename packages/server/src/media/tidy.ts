import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteOldDrafts } from './drafts.repo.ts'

const BATCH = 100

/**
 * Removes what closed browsers left behind: pictures older than a day that nothing ever showed and no saved question
 * lists (decisions 4). Call it hourly; replicas that call it at once do not get in each other's way. Returns how many went.
 */
export async function tidyImages(db: Db): Promise<number> {
  let gone = 0
  let batch: number
  do {
    const change = `tidy-${randomUUID()}`
    batch = await inTransaction(db, { actor: null, change }, (transaction) => deleteOldDrafts(transaction, BATCH))
    gone += batch
  } while (batch === BATCH)
  return gone
}
