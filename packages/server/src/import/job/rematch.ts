import type { BankName } from '@bank/contract'
import type { Parts } from '@bank/exchange/same/parts'
import type { Db } from '../../db/connect.ts'
import { compared, type Match } from './match.ts'
import type { Row } from './row.repo.ts'
import { type Stored, storedQuestions } from './stored.ts'
import { storeRow } from './stored-row.repo.ts'

/** Compares a row anew with a question that was changed or deleted since; a person looks at it once more. */
export async function rematch(db: Db, bank: BankName, row: Row, match: Match): Promise<void> {
  const stored = (await storedQuestions(db, [row.match_id ?? 0])).get(row.match_id ?? 0)
  const next = stored ? { ...row, match: matchNow(match, stored) } : asNew(row)
  await storeRow(db, bank, { ...next, accepted: false })
}

function matchNow(match: Match, { question, prints, parts }: Stored): Match {
  const texts: Parts = Object.fromEntries(match.parts.map(({ name, file }) => [name, file]))
  return {
    ...match,
    seen_at: new Date(question.updated_at).toISOString(),
    by: question.name_updater ?? question.name_creator,
    parts: compared(match, texts, { prints, parts }),
  }
}

/** A row that is no question of the bank, or no longer. */
export const asNew = (row: Row): Row => ({
  ...row,
  match: null,
  match_id: null,
  notes: row.match
    ? [...row.notes, { severity: 'look', text: `Bukan lagi ${row.match.code}: jika disimpan, menjadi soal baru.` }]
    : row.notes,
})
