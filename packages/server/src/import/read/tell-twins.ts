import type { Db } from '../../db/connect.ts'
import { findExact, fingerprintsOf, renewLikeness } from '../../question/likeness/likeness.repo.ts'
import type { Job } from '../job/job.repo.ts'
import { withTwinNote } from '../job/twins-of.ts'
import type { FileRow } from './row-of.ts'

/** Says of each question that the bank, or an earlier place of its file, asks exactly the same, or the bank nearly so. */
export async function tellTwins(
  db: Db,
  { product_type }: Pick<Job, 'product_type'>,
  rows: readonly FileRow[],
): Promise<void> {
  // an import that was saved a moment ago counts too
  await renewLikeness(db)
  const prints = await fingerprintsOf(
    db,
    // a question of the bank is no twin of itself
    rows.map(({ draft, match }) => (match ? {} : draft)),
  )
  const known = await findExact(db, product_type, prints)
  const firsts = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    const print = prints[at]
    row.similar_id = known.get(print) ?? null
    if (print === undefined) continue
    if (row.similar_id === null) row.notes = await withTwinNote(db, { product_type }, row.draft, row.notes)
    const first = firsts.get(print) ?? at
    firsts.set(print, first)
    if (first < at) row.notes.push({ severity: 'look', text: `Sama persis dengan soal ${first + 1} di berkas ini.` })
  }
}
