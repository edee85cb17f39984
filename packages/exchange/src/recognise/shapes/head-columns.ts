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
  /** The text that several questions have together. */
  | 'shared'
  /** Numbers between two bounds are right; the unit beside the answer. */
  | 'ranges'
  | 'unit'
  | 'rule'
  /** Which question of the bank it is: its code, and what an export has written. */
  | 'code'
  | 'mark'
  | FieldName
  | `option ${string}`
  | `statement ${number}`
  | `category ${number}`
  | `match ${string}`

const HEADS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:no(?:mor)?\.?(?:\s+soal)?|urutan\s+soal)$/i, 'number'],
  [/^kalimat\s+tanya/i, 'asked'],
  [/^(?:soal|(?:teks\s+|butir\s+|badan\s+)soal|pertanyaan|question)\b/i, 'stem'],
  [/^(?:jenis|tipe)\b/i, 'form'],
  [/^(?:opsi|kode|abjad)$/i, 'letter'],
  [/^(?:bacaan|wacana|stimulus|teks\s+bersama)$/i, 'shared'],
  [/^rentang$/i, 'ranges'],
  [/^satuan$/i, 'unit'],
  [/^kode\s+soal$/i, 'code'],
  [/^bs$/i, 'mark'],
  [/^penilaian$/i, 'rule'],
  [/^status$/i, 'notSaved'],
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
const NUMBERED_HEAD = /^(pernyataan|kategori)\s+(\d{1,2})$/i
const MATCH_HEAD = /^pasangan\s+([A-O])$/i
const HEAD_ROWS = 3

function columnNamed(said: string): Column | undefined {
  const text = said.replaceAll('_', ' ').trim()
  const [, letter] = OPTION_HEAD.exec(text) ?? []
  if (letter) return `option ${letter.toUpperCase()}`
  const [, word, number] = NUMBERED_HEAD.exec(text) ?? []
  if (word) return `${word.toLowerCase() === 'kategori' ? 'category' : 'statement'} ${Number(number)}`
  const [, match] = MATCH_HEAD.exec(text) ?? []
  if (match) return `match ${match.toUpperCase()}`
  return HEADS.find(([head]) => head.test(text))?.[1]
}

export interface Head {
  row: number
  columns: ReadonlyMap<number, Column>
}

/** Beside a column for each option, `Kode` is no letter of an option. */
function withCodes(columns: ReadonlyMap<number, Column>): ReadonlyMap<number, Column> {
  if (![...columns.values()].includes('option A')) return columns
  return new Map([...columns].map(([at, name]) => [at, name === 'letter' ? 'code' : name]))
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
    if (names.includes('stem') && names.some((name) => name !== 'stem')) return { row, columns: withCodes(columns) }
  }
  return undefined
}
