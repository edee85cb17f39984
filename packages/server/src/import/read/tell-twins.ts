import { exactOf } from '@bank/contract'
import type { FileRow } from './row-of.ts'

/** Says of each question that it asks the same as an earlier one of its file. */
export function tellTwins(rows: readonly FileRow[]): void {
  const first = new Map<string, number>()
  for (const [at, { draft, notes }] of rows.entries()) {
    const exact = exactOf(draft)
    const twin = exact === '' ? undefined : first.get(exact)
    if (twin === undefined) first.set(exact, at + 1)
    else notes.push({ severity: 'look', text: `Sama persis dengan soal ${twin} di berkas ini.` })
  }
}
