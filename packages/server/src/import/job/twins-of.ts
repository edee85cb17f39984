import type { ImportDraft } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { findExact, fingerprintsOf } from '../../question/likeness/likeness.repo.ts'
import type { Job } from './job.repo.ts'

/** Of each draft, the question of the bank that asks exactly the same. */
export async function twinsOf(
  db: Db,
  { product_type }: Pick<Job, 'product_type'>,
  drafts: readonly ImportDraft[],
): Promise<(number | null)[]> {
  const prints = await fingerprintsOf(db, drafts)
  const known = await findExact(db, product_type, prints)
  return prints.map((print) => known.get(print) ?? null)
}
