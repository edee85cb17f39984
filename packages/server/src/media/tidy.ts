import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteOldDrafts } from './drafts.repo.ts'

const BATCH = 100

/**
 * Deletes uploads that were never saved: pictures older than a day that no row or text ever showed and no question
 * lists (decisions 4). Call it hourly; several servers may call it at the same time. Returns the number of deleted
 * pictures.
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
