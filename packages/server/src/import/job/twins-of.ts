import { type ImportDraft, twinSentence } from '@bank/contract'
import { bandsOf } from '@bank/contract/telaah/twins/bands'
import { comparedOf } from '@bank/contract/telaah/twins/compared'
import type { Db } from '../../db/connect.ts'
import { findExact, fingerprintsOf } from '../../question/likeness/likeness.repo.ts'
import { likelyTwins } from '../../question/likeness/twin.repo.ts'
import type { Job } from './job.repo.ts'
import type { Note } from './note.ts'

type OfBank = Pick<Job, 'product_type'>

/** Of each draft, the question of the bank that asks exactly the same. */
export async function twinsOf(
  db: Db,
  { product_type }: OfBank,
  drafts: readonly ImportDraft[],
): Promise<(number | null)[]> {
  const prints = await fingerprintsOf(db, drafts)
  const known = await findExact(db, product_type, prints)
  return prints.map((print) => known.get(print) ?? null)
}

/** The notes of a row with what the bank has nearly the same as its draft: a hint that asks for nothing. */
export async function withTwinNote(
  db: Db,
  { product_type }: OfBank,
  draft: ImportDraft,
  notes: readonly Note[],
): Promise<Note[]> {
  const others = notes.filter(({ twin }) => !twin)
  const compared = comparedOf(draft)
  const sought = { id: 0, product_type, exact: null, compared, bands: bandsOf(compared) }
  const [likely] = await likelyTwins(db, sought)
  if (!likely) return others
  const { score: _, ...twin } = likely
  return [...others, { severity: 'note', text: `${twinSentence(twin.kind, twin.code)}.`, twin }]
}
