import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { isUntouched, waitForTurn } from './seed.repo.ts'

/** Older than the oldest sample question. */
const CATALOGUE_DAYS = 360

/**
 * Writes the first content in one transaction, as the admin's: `base` is what the product needs to begin, `demo` adds
 * sample content spread over the twelve months before `now`. Does nothing, and says false, where content has ever been
 * written (decisions 7, SEED).
 */
export async function seed(db: Db, kind: 'base' | 'demo', adminId: number, now = new Date()): Promise<boolean> {
  // nearly every start: no lock that would wait for who is writing
  if (!(await isUntouched(db))) return false
  return inTransaction(db, { actor: adminId, change: 'seed' }, async (transaction) => {
    await waitForTurn(transaction)
    if (!(await isUntouched(transaction))) return false
    // the content and what draws its formulas: every later start does without them
    const { loadBase } = await import('./load-base.ts')
    const { loadDemo } = await import('./load-demo.ts')
    const seeding = { db: transaction, adminId, now }
    const base = await loadBase(seeding, kind === 'demo' ? CATALOGUE_DAYS : 0)
    if (kind === 'demo') await loadDemo(seeding, base, CATALOGUE_DAYS)
    return true
  })
}
