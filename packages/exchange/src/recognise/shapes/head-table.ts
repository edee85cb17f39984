import { contentsOf, type LinePart } from '../../source/content.ts'
import { linesOf, type SourceCell, type SourceRow, type SourceTable } from '../../source/lines.ts'
import { contentsIn, type Draft } from '../draft.ts'
import { sectionOf } from '../headings.ts'
import { optionMarks } from '../option-marks.ts'
import type { Paper } from '../paper.ts'
import { numberAt } from '../patterns.ts'
import { readCell, takeOptionLines } from './head-cells.ts'
import { type Column, headOf } from './head-columns.ts'
import { numbersOptions, takeOptionsAsAnswers } from './numbered-options.ts'
import { readPairHead, readPairRow } from './pair-rows.ts'
import { formOfCell } from './quiz-forms.ts'
import type { Shape } from './shape.ts'
import { readStatementCells } from './statement-cells.ts'
import { cellOf, cellText, markCell } from './tables.ts'

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
  const isNumbered = numbersOptions(table.rows.slice(head.first, first), head.columns)
  for (const { cells } of table.rows.slice(0, first)) for (const cell of cells) markCell(cell, paper)
  for (const row of table.rows.slice(first)) {
    beginIfNew(row, head.columns, paper)
    if (pairs) readPairRow(row, pairs, paper)
    else readRow(row, head.columns, paper)
    if (isNumbered && paper.current) readNumbered(paper.current)
  }
  paper.part = 'none'
  dropEmptyRows(paper)
}

function readNumbered(draft: Draft): void {
  draft.hasNumberedOptions = true
  takeOptionsAsAnswers(draft)
}

function readRow(row: SourceRow, columns: ReadonlyMap<number, Column>, paper: Paper): void {
  for (const cell of row.cells) readCell(cell, { row, columns, paper })
  if (paper.current) readStatementCells(row, columns, paper.current, paper)
}

/** Templates come with rows that were left empty. */
function dropEmptyRows(paper: Paper): void {
  const isFilled = (draft: Draft) => contentsIn(draft).some((part) => part.kind === 'table' || hasText(part))
  const kept = paper.drafts.filter(isFilled)
  for (const draft of paper.drafts.filter((draft) => !isFilled(draft) || hasDashes(draft))) dropOptions(draft, paper)
  paper.drafts.splice(0, paper.drafts.length, ...kept.map(withoutEmptyOptions))
}

const hasText = ({ line, from, to }: LinePart) => line.text.slice(from, to).trim() !== ''

/** Some people write a dash where an essay has no option. */
const hasDashes = ({ options }: Draft) =>
  options.every(({ contents }) => contents.length > 0 && contents.every((part) => part.kind === 'line' && isDash(part)))

const isDash = ({ line, from, to }: LinePart) => /^[-–—]+$/.test(line.text.slice(from, to).trim())

function dropOptions(draft: Draft, paper: Paper): void {
  for (const part of draft.options.flatMap(({ contents }) => contents)) if (part.kind === 'line') paper.mark(part.line)
  draft.options = []
}

/** The last letters of a template may stay empty. */
function withoutEmptyOptions(draft: Draft): Draft {
  const last = draft.options.findLastIndex(
    ({ contents, isKey }) => isKey || contents.some((part) => part.kind === 'table' || hasText(part)),
  )
  draft.options = draft.options.slice(0, last + 1)
  return draft
}

/** A row with a number or a text of its own; the cells of a question that goes on are covered from above. */
function beginIfNew(row: SourceRow, columns: ReadonlyMap<number, Column>, paper: Paper): void {
  const [number, stem, form] = (['number', 'stem', 'form'] as const).map((name) => cellOf(row, columns, name))
  const [line] = linesOf((number ?? stem)?.content ?? [])
  if (!line || (cellText(number) === '' && cellText(stem) === '')) return
  const said = number && numberIn(number)
  const draft = paper.question(line, said === undefined ? {} : { number: said })
  draft.stem = []
  if (number) markCell(number, paper)
  if (form) setForm(form, draft, paper)
  if (!stem) return
  if (hasOptionsInStem(stem, draft, row, columns)) takeOptionLines(stem, paper)
  else draft.stem = contentsOf(stem.content)
}

/** Where no other cell of the row has options, those of a choice may stand below its text: `A. x`, `B. y`. */
function hasOptionsInStem(
  stem: SourceCell,
  { declared }: Draft,
  { cells }: SourceRow,
  columns: ReadonlyMap<number, Column>,
): boolean {
  if (declared && declared !== 'pg' && declared !== 'pgk') return false
  const hasOthers = cells.some((cell) => {
    const name = columns.get(cell.cell.column) ?? ''
    return name === 'letter' || (name.startsWith('option ') && cellText(cell) !== '') || isOptionCell(name, cell)
  })
  return !hasOthers && /^A+B/.test(lettersIn(stem))
}

const isOptionCell = (name: string, cell: SourceCell) => name === 'options' && lettersIn(cell).startsWith('A')
const lettersIn = ({ content }: SourceCell) =>
  linesOf(content)
    .flatMap(optionMarks)
    .map(({ letter }) => letter)
    .join('')

function numberIn(cell: SourceCell): number | undefined {
  const label = linesOf(cell.content).find((line) => line.label)?.label
  return label?.number ?? numberAt(`${cellText(cell)}.`)?.number
}

function setForm(cell: SourceCell, draft: Draft, paper: Paper): void {
  const form = formOfCell(cellText(cell))
  if (form) Object.assign(draft, { declared: form, declaredAs: cellText(cell) })
  markCell(cell, paper)
}
