import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { isUntouched, waitForTurn } from './seed.repo.ts'

/** Days before now; more than of the oldest sample question. */
const CATALOGUE_DAYS = 360

/**
 * Writes the first content in one transaction, in the name of the admin: `base` is what the product needs to start,
 * `demo` adds sample content, dated over the twelve months before `now`. Returns false, and does nothing, when content
 * was ever written before (decisions 7, SEED).
 */
export async function seed(db: Db, kind: 'base' | 'demo', adminId: number, now = new Date()): Promise<boolean> {
  // checked without the lock first, because nearly every start ends here and the lock would wait for writers
  if (!(await isUntouched(db))) return false
  return inTransaction(db, { actor: adminId, change: 'seed' }, async (transaction) => {
    await waitForTurn(transaction)
    if (!(await isUntouched(transaction))) return false
    // imported here, so that later starts do not load the content and the library for formulas
    const { loadBase } = await import('./load-base.ts')
    const { loadDemo } = await import('./load-demo.ts')
    const seeding = { db: transaction, adminId, now }
    const base = await loadBase(seeding, kind === 'demo' ? CATALOGUE_DAYS : 0)
    if (kind === 'demo') await loadDemo(seeding, base, CATALOGUE_DAYS)
    return true
  })
}
