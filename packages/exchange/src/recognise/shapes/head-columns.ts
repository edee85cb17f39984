import type { SourceRow, SourceTable } from '../../source/lines.ts'
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
  [/^question\s+(?:no|number)\b/i, 'number'],
  [/^(?:jenis|tipe|(?:question\s+)?type)\b/i, 'form'],
  [/^(?:soal|(?:teks\s+|butir\s+|badan\s+)soal|pertanyaan|question)\b/i, 'stem'],
  [/^(?:opsi|kode|abjad)$/i, 'letter'],
  [/^(?:bacaan|wacana|stimulus|teks\s+bersama)$/i, 'shared'],
  [/^rentang$/i, 'ranges'],
  [/^satuan$/i, 'unit'],
  [/^kode\s+soal$/i, 'code'],
  [/^bs$/i, 'mark'],
  [/^penilaian$/i, 'rule'],
  [/^status$/i, 'notSaved'],
  [/^kata\s*kunci/i, 'keywords'],
  [/^(?:answer\s+)?explanation\b/i, 'discussion'],
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
const NUMBERED_OPTION = /^(?:opsi|jawaban|pilihan|option|answer|choice)\s*\(?([1-9]|10)\)?$/i
const OPTION_HEAD = /^(?:(?:opsi|jawaban|pilihan|option)\s*)?\(?([A-J])\)?$/i
const NUMBERED_HEAD = /^(pernyataan|kategori)\s+(\d{1,2})$/i
const MATCH_HEAD = /^pasangan\s+([A-O])$/i
const HEAD_ROWS = 3

function columnNamed(said: string): Column | undefined {
  const text = said.replaceAll('_', ' ').trim()
  const [, letter] = OPTION_HEAD.exec(text) ?? []
  if (letter) return `option ${letter.toUpperCase()}`
  const [, place] = NUMBERED_OPTION.exec(text) ?? []
  if (place) return `option ${String.fromCharCode(64 + Number(place))}`
  const [, word, number] = NUMBERED_HEAD.exec(text) ?? []
  if (word) return `${word.toLowerCase() === 'kategori' ? 'category' : 'statement'} ${Number(number)}`
  const [, match] = MATCH_HEAD.exec(text) ?? []
  if (match) return `match ${match.toUpperCase()}`
  return HEADS.find(([head]) => head.test(text))?.[1]
}

export interface Head {
  first: number
  /** Its last row. */
  row: number
  columns: ReadonlyMap<number, Column>
}

/** Beside a column for each option, `Kode` is no letter of an option. */
function withCodes(columns: ReadonlyMap<number, Column>): ReadonlyMap<number, Column> {
  if (![...columns.values()].includes('option A')) return columns
  return new Map([...columns].map(([at, name]) => [at, name === 'letter' ? 'code' : name]))
}

/** The rows that name the columns: known beforehand for a sheet, else among the first. */
export function headOf(source: SourceTable): Head | undefined {
  const { head } = source.table
  if (head) return { first: 0, row: head.rows - 1, columns: head.columns as ReadonlyMap<number, Column> }
  return isPlan(source) ? undefined : findHead(source.rows, HEAD_ROWS)
}

/** The first row of these that names the columns. */
export function findHead(rows: readonly SourceRow[], within: number): Head | undefined {
  for (let at = 0; at < Math.min(within, rows.length); at++) {
    const head = headAt(rows, at)
    if (head) return head
  }
  return undefined
}

/** The head that begins with this row: a column of texts and another. */
export function headAt(rows: readonly SourceRow[], at: number): Head | undefined {
  const columns = namedIn(rows[at])
  const below = lettersBelow(rows[at + 1], columns)
  const all = new Map([...columns, ...below])
  const names = [...all.values()]
  if (!names.includes('stem') || !names.some((name) => name !== 'stem')) return undefined
  return { first: at, row: at + (below.size > 0 ? 1 : 0), columns: withCodes(all) }
}

/** The columns that the cells of a row name. */
export function namedIn(row: SourceRow | undefined): Map<number, Column> {
  const columns = new Map<number, Column>()
  for (const cell of row?.cells ?? []) {
    const named = columnNamed(cellText(cell))
    if (named) columns.set(cell.cell.column, named)
  }
  return columns
}

const LEAST_LETTERS = 2

/** A second row of a head names what its first holds together: `A`, `B` below `Opsi`. It has no text of a question. */
function lettersBelow(row: SourceRow | undefined, above: ReadonlyMap<number, Column>): Map<number, Column> {
  const letters = new Map([...namedIn(row)].filter(([, name]) => name.startsWith('option ')))
  const texts = row?.cells.filter(
    ({ cell, ...rest }) => above.get(cell.column) === 'stem' && cellText({ cell, ...rest }) !== '',
  )
  const isKnown = [...above.values()].some((name) => name.startsWith('option '))
  return letters.size >= LEAST_LETTERS && texts?.length === 0 && !isKnown ? letters : new Map()
}
