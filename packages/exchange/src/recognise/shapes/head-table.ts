import { contentsOf, type LinePart } from '../../source/content.ts'
import { linesOf, type SourceCell, type SourceRow, type SourceTable } from '../../source/lines.ts'
import { contentsIn, type Draft } from '../draft.ts'
import type { FieldName } from '../fields.ts'
import { keyValue } from '../key.ts'
import { optionMarks } from '../option-marks.ts'
import { takeOption, takeOptions } from '../options.ts'
import type { Paper } from '../paper.ts'
import { formNamed, numberAt, sectionOf } from '../patterns.ts'
import { readPairHead, readPairRow } from './pair-rows.ts'
import type { Shape } from './shape.ts'
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

interface Head {
  row: number
  columns: ReadonlyMap<number, Column>
}

/** The row that names the columns. */
function headOf(table: SourceTable): Head | undefined {
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

/** A table whose head names the columns: No, Soal, Jenis, Opsi, Jawaban, Kunci. */
export const headTable: Shape = {
  name: 'head-table',
  fits: (sources) => sources.some((source) => source.kind === 'table' && headOf(source) !== undefined),
  read: (sources, paper) => {
    for (const source of sources) {
      if (source.kind === 'table') readTable(source, paper)
      else {
        const section = sectionOf(source.text)
        if (section) paper.beginSection(source, section)
      }
    }
  },
}

function readTable(table: SourceTable, paper: Paper): void {
  const head = headOf(table)
  if (!head) return
  const pairs = readPairHead(table, head.row)
  const first = head.row + 1 + (pairs ? 1 : 0)
  for (const row of table.rows.slice(0, first)) markRow(row, paper)
  for (const row of table.rows.slice(first)) {
    beginIfNew(row, head.columns, paper)
    if (pairs) readPairRow(row, pairs, paper)
    else for (const cell of row.cells) readCell(cell, row, head.columns, paper)
  }
  paper.part = 'none'
  dropEmptyRows(paper)
}

/** Templates come with rows that nobody has filled in. */
function dropEmptyRows(paper: Paper): void {
  const isFilled = (draft: Draft) => contentsIn(draft).some((part) => part.kind === 'table' || hasText(part))
  const kept = paper.drafts.filter(isFilled)
  for (const { options } of paper.drafts.filter((draft) => !isFilled(draft))) {
    for (const part of options.flatMap(({ contents }) => contents)) if (part.kind === 'line') paper.mark(part.line)
  }
  paper.drafts.splice(0, paper.drafts.length, ...kept.map(withoutEmptyOptions))
}

const hasText = ({ line, from, to }: LinePart) => line.text.slice(from, to).trim() !== ''

/** The last letters of a template may stay empty. */
function withoutEmptyOptions(draft: Draft): Draft {
  const last = draft.options.findLastIndex(
    ({ contents, isKey }) => isKey || contents.some((part) => part.kind === 'table' || hasText(part)),
  )
  draft.options = draft.options.slice(0, last + 1)
  return draft
}

function markRow({ cells }: SourceRow, paper: Paper): void {
  for (const line of linesOf(cells.flatMap(({ content }) => content))) paper.mark(line)
}

const cellOf = ({ cells }: SourceRow, columns: ReadonlyMap<number, Column>, wanted: Column) =>
  cells.find(({ cell }) => columns.get(cell.column) === wanted)

/** A row with a number or a text of its own; the cells of a question that goes on are covered from above. */
function beginIfNew(row: SourceRow, columns: ReadonlyMap<number, Column>, paper: Paper): void {
  const [number, stem, form] = (['number', 'stem', 'form'] as const).map((name) => cellOf(row, columns, name))
  const line = linesOf((number ?? stem)?.content ?? [])[0]
  if (!line || (cellText(number) === '' && cellText(stem) === '')) return
  const [numberLine] = number ? linesOf(number.content).filter((one) => !one.isBlank || one.label) : []
  const said = numberLine?.label?.number ?? numberAt(`${cellText(number)}.`)?.number
  const draft = paper.question(line, {
    ...(said !== undefined && { number: said }),
    ...(number && { from: line.text.length || 1 }),
  })
  if (!number) draft.stem = []
  for (const one of number ? linesOf(number.content) : []) paper.mark(one)
  if (form) setForm(form, paper)
  if (stem) draft.stem.push(...contentsOf(stem.content).map((part) => (part.kind === 'line' ? { ...part } : part)))
}

function setForm(cell: SourceCell, paper: Paper): void {
  const form = formNamed(cellText(cell))
  const draft = paper.current
  if (draft && form) Object.assign(draft, { declared: form, declaredAs: cellText(cell) })
  markCell(cell, paper)
}

function readCell(cell: SourceCell, row: SourceRow, columns: ReadonlyMap<number, Column>, paper: Paper): void {
  const column = columns.get(cell.cell.column)
  const draft = paper.current
  const lines = linesOf(cell.content).filter(({ isBlank, label }) => !isBlank || label)
  const [line] = lines
  if (!draft || !column || !line || ['number', 'stem', 'form'].includes(column)) return
  if (column === 'letter') return takeOption(line, nextLetter(cellText(cell), draft.options.length), paper)
  if (column.startsWith('option ')) {
    takeOption({ ...line, text: '' }, column.slice(-1), paper)
    return addTo(draft.options.at(-1)?.contents ?? [], cell)
  }
  if (column === 'options') return readOptions(cell, row, columns, paper)
  if (column === 'key') return readKey(cell, row, columns, paper)
  if (column === 'discussion') return addTo(draft.discussion, cell)
  draft.fields[column as FieldName] = cellText(cell)
  markCell(cell, paper)
}

const nextLetter = (text: string, count: number) =>
  /^[A-J]$/i.test(text) ? text.toUpperCase() : String.fromCharCode(65 + count)

const addTo = (list: unknown[], { content }: SourceCell) => {
  list.push(...contentsOf(content))
}

const markCell = ({ content }: SourceCell, paper: Paper) => {
  for (const line of linesOf(content)) paper.mark(line)
}

/** Beside a letter: that option. Alone: options as lines, or the answer. */
function readOptions(cell: SourceCell, row: SourceRow, columns: ReadonlyMap<number, Column>, paper: Paper): void {
  const draft = paper.current
  if (!draft) return
  if ([...columns.values()].includes('letter')) {
    if (!cellOf(row, columns, 'letter') || cellText(cellOf(row, columns, 'letter')) === '') {
      const [line] = linesOf(cell.content)
      if (line) takeOption({ ...line, text: '' }, nextLetter('', draft.options.length), paper)
    }
    return addTo(draft.options.at(-1)?.contents ?? [], cell)
  }
  const lines = linesOf(cell.content).filter(({ isBlank, label }) => !isBlank || label)
  const hasOptions = lines.some((line) => optionMarks(line)[0]?.letter === 'A')
  if (!hasOptions) return readAnswer(cell, paper)
  for (const line of lines)
    if (!takeOptions(line, paper)) paper.text({ kind: 'line', line, from: 0, to: Number.POSITIVE_INFINITY })
}

function readAnswer(cell: SourceCell, paper: Paper): void {
  const draft = paper.current
  if (!draft) return
  draft.key = { text: cellText(cell) }
  addTo(draft.keyContents, cell)
}

const TICK = /^(?:v|√|✓|✔|x|ya|benar|1|\*)$/i

function readKey(cell: SourceCell, row: SourceRow, columns: ReadonlyMap<number, Column>, paper: Paper): void {
  const draft = paper.current
  const said = cellText(cell)
  if (!draft) return
  if ([...columns.values()].includes('letter')) {
    const option = draft.options.at(-1)
    if (!option || !TICK.test(said)) return
    option.isKey = true
    return markCell(cell, paper)
  }
  const value = keyValue(said)
  if ('letters' in value) {
    draft.key = value
    return markCell(cell, paper)
  }
  return readAnswer(cell, paper)
}
