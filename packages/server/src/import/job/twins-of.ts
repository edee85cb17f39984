import { type ImportDraft, twinSentence } from '@bank/contract'
import { bandsOf } from '@bank/contract/telaah/twins/bands'
import { comparedOf } from '@bank/contract/telaah/twins/compared'
import type { Db } from '../../db/connect.ts'
import { findExact, fingerprintsOf } from '../../question/likeness/likeness.repo.ts'
import { likelyTwins } from '../../question/likeness/twin.repo.ts'
import type { Job } from './job.repo.ts'
import type { Note } from './note.ts'

type OfBank = Pick<Job, 'product_type'>
interface Drafted {
  draft: ImportDraft
  notes: Note[]
}

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

/** A row with what the bank has the same as its draft. */
export async function withTwin<Row extends Drafted>(db: Db, bank: OfBank, row: Row) {
  const [similar_id = null] = await twinsOf(db, bank, [row.draft])
  return { ...row, similar_id, notes: await notesOfTwin(db, bank, { ...row, similar_id }) }
}

/** Its notes with what the bank has nearly the same, which asks for nothing; exactly the same says more. */
export async function notesOfTwin(
  db: Db,
  { product_type }: OfBank,
  { draft, notes, similar_id }: Drafted & { similar_id: number | null },
): Promise<Note[]> {
  const others = notes.filter(({ twin }) => !twin)
  const compared = similar_id === null ? comparedOf(draft) : []
  const [likely] = await likelyTwins(db, { id: 0, product_type, exact: null, compared, bands: bandsOf(compared) })
  if (!likely) return others
  const { score: _, ...twin } = likely
  return [...others, { severity: 'note', text: `${twinSentence(twin.kind, twin.code)}.`, twin }]
}
