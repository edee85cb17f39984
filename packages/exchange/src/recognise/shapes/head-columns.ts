import type { SourceTable } from '../../source/lines.ts'
import type { FieldName } from '../fields.ts'
import { cellText, isPlan } from './tables.ts'

export type Column =
  | 'number'
  | 'stem'
  /** The last sentence of the text, in a column of its own. */
  | 'asked'
  | 'form'
  | 'letter'
  | 'options'
  | 'key'
  | 'discussion'
  | FieldName
  | `option ${string}`

const HEADS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:no(?:mor)?\.?(?:\s+soal)?|urutan\s+soal)$/i, 'number'],
  [/^kalimat\s+tanya/i, 'asked'],
  [/^(?:soal|(?:teks\s+|butir\s+|badan\s+)soal|pertanyaan|question)\b/i, 'stem'],
  [/^(?:jenis|tipe)\b/i, 'form'],
  [/^(?:opsi|kode|abjad)$/i, 'letter'],
  [/^kata\s*kunci/i, 'keywords'],
  [/^(?:jawaban\s+benar|kunci|answer|correct)/i, 'key'],
  [/^(?:jawaban|pilihan|opsi)/i, 'options'],
  [/^(?:pembahasan|penjelasan|solusi)/i, 'discussion'],
  [/^(?:level|tingkat|kesulitan)/i, 'level'],
  [/^sub\s*-?\s*(?:materi|topik)/i, 'subtopic'],
  [/^(?:materi|topik|kategori)/i, 'topic'],
  [/^(?:kelas|fase)/i, 'class'],
  [/^label$/i, 'label'],
  [/^indikator/i, 'indicator'],
  [/^(?:poin|bobot|skor|nilai)/i, 'points'],
]
const OPTION_HEAD = /^(?:(?:opsi|jawaban|pilihan|option)\s*)?\(?([A-J])\)?$/i
const HEAD_ROWS = 3

function columnNamed(said: string): Column | undefined {
  const text = said.replaceAll('_', ' ')
  const [, letter] = OPTION_HEAD.exec(text) ?? []
  if (letter) return `option ${letter.toUpperCase()}`
  return HEADS.find(([head]) => head.test(text))?.[1]
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
