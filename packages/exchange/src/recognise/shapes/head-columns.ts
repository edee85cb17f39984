import type { SourceTable } from '../../source/lines.ts'
import type { FieldName } from '../fields.ts'
import { cellText, isPlan } from './tables.ts'

export type Column =
  | 'number'
  | 'stem'
  | 'form'
  | 'letter'
  | 'options'
  | 'key'
  | 'discussion'
  | FieldName
  | `option ${string}`

const HEADS: readonly (readonly [RegExp, Column])[] = [
  [/^no(?:mor)?\.?(?:\s+soal)?$/i, 'number'],
  [/^(?:soal|(?:teks\s+|butir\s+|badan\s+)soal|pertanyaan|question)\b/i, 'stem'],
  [/^(?:jenis|tipe)\b/i, 'form'],
  [/^(?:opsi|kode|abjad)$/i, 'letter'],
  [/^(?:jawaban\s+benar|kunci|answer)/i, 'key'],
  [/^(?:jawaban|pilihan|opsi)/i, 'options'],
  [/^(?:pembahasan|penjelasan|solusi)/i, 'discussion'],
  [/^(?:level|tingkat|kesulitan)/i, 'level'],
  [/^(?:materi|topik)/i, 'topic'],
  [/^indikator/i, 'indicator'],
  [/^(?:poin|bobot|skor|nilai)/i, 'points'],
]
const OPTION_HEAD = /^(?:(?:opsi|jawaban|pilihan|option)\s*)?\(?([A-J])\)?$/i
const HEAD_ROWS = 3

function columnNamed(text: string): Column | undefined {
  const [, letter] = OPTION_HEAD.exec(text) ?? []
  if (letter) return `option ${letter.toUpperCase()}`
  return HEADS.find(([said]) => said.test(text))?.[1]
}

export interface Head {
  row: number
  columns: ReadonlyMap<number, Column>
}

/** The row that names the columns. */
export function headOf(table: SourceTable): Head | undefined {
  if (isPlan(table)) return undefined
  for (const [row, { cells }] of table.rows.slice(0, HEAD_ROWS).entries()) {
    const columns = new Map<number, Column>()
    for (const cell of cells) {
      const named = columnNamed(cellText(cell))
      if (named) columns.set(cell.cell.column, named)
    }
    const names = [...columns.values()]
    if (names.includes('stem') && names.some((name) => name !== 'stem')) return { row, columns }
  }
  return undefined
}
