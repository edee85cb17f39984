// Columns of options with numbers: `Opsi 1`, `Option 2`. Their key may be a number.
import type { SourceRow } from '../../source/lines.ts'
import type { Draft } from '../draft.ts'
import type { Column } from './head-columns.ts'
import { cellText } from './tables.ts'

/** Whether the head of a table numbers its options. */
export const numbersOptions = (heads: readonly SourceRow[], columns: ReadonlyMap<number, Column>): boolean =>
  heads.some(({ cells }) =>
    cells.some((cell) => columns.get(cell.cell.column) === 'option A' && /(?:^|\D)1\)?$/.test(cellText(cell))),
  )

/** Options of a row that is answered with a text are the answers that it accepts. */
export function takeOptionsAsAnswers(draft: Draft): void {
  if (draft.declared !== 'isian' || draft.key) return
  const contents = draft.options.flatMap((option) => option.contents)
  if (contents.length === 0) return
  draft.key = { text: '' }
  draft.hasSeveralAnswers = true
  draft.keyContents = contents
  draft.options = []
}
