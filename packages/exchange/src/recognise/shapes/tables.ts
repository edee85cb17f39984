import { linesOf, type SourceCell, type SourceRow, type SourceTable } from '../../source/lines.ts'
import type { Paper } from '../paper.ts'

export const cellText = (cell: SourceCell | undefined): string =>
  cell
    ? linesOf(cell.content)
        .map(({ text }) => text.trim())
        .filter((text) => text !== '')
        .join(' ')
        .replace(/\s+/g, ' ')
    : ''

export const rowTexts = ({ cells }: SourceRow): string[] => cells.map(cellText)

export const markCell = ({ content }: SourceCell, paper: Paper): void => {
  for (const line of linesOf(content)) paper.mark(line)
}

/** The cell of a row below the column of that name. */
export const cellOf = <Name>({ cells }: SourceRow, columns: ReadonlyMap<number, Name>, wanted: Name) =>
  cells.find(({ cell }) => columns.get(cell.column) === wanted)

/** Says of what stands beside or above it that it is right. */
export const TICK = /^(?:v|√|✓|✔|☑|x|ya|benar|1|\*)$/i

const HEAD_ROWS = 3
const PLAN =
  /^(?:kompetensi\s+dasar|standar\s+kompetensi|indikator(?:\s+soal)?|nomor\s*soal|no\.?\s*soal|tujuan\s+pembelajaran|capaian\s+pembelajaran)/i
const ANSWERS = /^(?:opsi|pilihan|jawaban|kunci)/i

/** A kisi-kisi: what questions are to be written, and no questions. */
export function isPlan(table: SourceTable): boolean {
  const heads = table.rows.slice(0, HEAD_ROWS).map(rowTexts)
  return heads.some(
    (texts) => texts.filter((text) => PLAN.test(text)).length >= 2 && !texts.some((text) => ANSWERS.test(text)),
  )
}
