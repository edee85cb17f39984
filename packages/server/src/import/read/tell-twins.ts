import { twinSentence } from '@bank/contract'
import { comparedOf } from '@bank/contract/telaah/twins/compared'
import type { Db } from '../../db/connect.ts'
import { findExact, fingerprintsOf, renewLikeness } from '../../question/likeness/likeness.repo.ts'
import type { Job } from '../job/job.repo.ts'
import { notesOfTwin } from '../job/twins-of.ts'
import type { FileRow } from './row-of.ts'
import { twinsInFile } from './twins-in-file.ts'

/** Says of each question that the bank, or an earlier place of its file, asks the same, exactly or nearly. */
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
  const earlierTwin = twinsInFile()
  for (const [at, row] of rows.entries()) {
    const print = prints[at]
    row.similar_id = known.get(print) ?? null
    if (print === undefined) continue
    row.notes = await notesOfTwin(db, { product_type }, row)
    const first = firsts.get(print) ?? at
    firsts.set(print, first)
    if (first < at) row.notes.push({ severity: 'look', text: `${twinSentence('sama', inFile(first))}.` })
    else {
      const earlier = earlierTwin(at, comparedOf(row.draft), row.head_no)
      if (earlier) row.notes.push({ severity: 'note', text: `${twinSentence(earlier.kind, inFile(earlier.at))}.` })
    }
  }
}

const inFile = (at: number) => `soal ${at + 1} di berkas ini`
