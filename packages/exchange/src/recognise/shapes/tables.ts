import { linesOf, type SourceCell, type SourceRow, type SourceTable } from '../../source/lines.ts'

export const cellText = (cell: SourceCell | undefined): string =>
  cell
    ? linesOf(cell.content)
        .map(({ text }) => text.trim())
        .filter((text) => text !== '')
        .join(' ')
        .replace(/\s+/g, ' ')
    : ''

export const rowTexts = ({ cells }: SourceRow): string[] => cells.map(cellText)

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
