// What a cell below a named column is.
import { contentsOf, wholeLine } from '../../source/content.ts'
import { linesOf, type SourceCell, type SourceRow } from '../../source/lines.ts'
import type { Draft } from '../draft.ts'
import type { FieldName } from '../fields.ts'
import { keyValue } from '../key.ts'
import { optionMarks } from '../option-marks.ts'
import { optionOf, takeOption, takeOptions } from '../options.ts'
import type { Paper } from '../paper.ts'
import type { Column } from './head-columns.ts'
import { cellOf, cellText, markCell, TICK } from './tables.ts'

interface Where {
  row: SourceRow
  columns: ReadonlyMap<number, Column>
  paper: Paper
}
type Take = (cell: SourceCell, where: Where, draft: Draft) => void

export function readCell(cell: SourceCell, where: Where): void {
  const column = where.columns.get(cell.cell.column)
  const draft = where.paper.current
  if (!draft || !column || cellText(cell) === '') return
  if (column.startsWith('option ')) takeOptionOf(column.slice(-1), cell, draft)
  else (TAKE[column] ?? takeField)(cell, where, draft)
}

const takeNothing: Take = () => undefined

const takeLetter: Take = (cell, { paper }, draft) => {
  const [line] = linesOf(cell.content).filter(({ isBlank }) => !isBlank)
  const said = cellText(cell)
  const letter = /^[A-J]$/i.test(said) ? said.toUpperCase() : nextLetter(draft)
  if (line) takeOption(line, letter, paper)
}

const nextLetter = ({ options }: Draft) => String.fromCharCode(65 + options.length)

function takeOptionOf(letter: string, cell: SourceCell, draft: Draft): void {
  draft.options.push(optionOf(letter, contentsOf(cell.content)))
}

/** Beside a letter: the text of that option. Alone: options as lines, or the answer. */
const takeAnswers: Take = (cell, where, draft) => {
  if (hasLetters(where)) takeBesideLetter(cell, where, draft)
  else if (hasOptions(where)) takeKey(cell, where, draft)
  else if (linesOf(cell.content).some((line) => optionMarks(line)[0]?.letter === 'A'))
    takeOptionLines(cell, where, draft)
  else takeAnswer(cell, where, draft)
}

const hasLetters = ({ columns }: Where) => [...columns.values()].includes('letter')

/** Columns of their own for options: what is called the answer is the key. */
const hasOptions = ({ columns }: Where) => [...columns.values()].includes('option A')

const takeBesideLetter: Take = (cell, { row, columns }, draft) => {
  const isLettered = cellText(cellOf(row, columns, 'letter')) !== ''
  if (isLettered) draft.options.at(-1)?.contents.push(...contentsOf(cell.content))
  else takeOptionOf(nextLetter(draft), cell, draft)
}

const takeOptionLines: Take = (cell, { paper }) => {
  const lines = linesOf(cell.content).filter(({ isBlank, label }) => !isBlank || label)
  for (const line of lines) if (!takeOptions(line, paper)) paper.text(wholeLine(line))
}

const takeAnswer: Take = (cell, _, draft) => {
  draft.key = { text: cellText(cell) }
  draft.keyContents.push(...contentsOf(cell.content))
}

/** A tick beside an option, letters, or the answer. */
const takeKey: Take = (cell, where, draft) => {
  const option = draft.options.at(-1)
  const value = keyValue(cellText(cell))
  if (hasLetters(where) && option) {
    if (!TICK.test(cellText(cell))) return
    option.isKey = true
  } else if ('letters' in value) draft.key = value
  else {
    takeAnswer(cell, where, draft)
    return
  }
  markCell(cell, where.paper)
}

const takeDiscussion: Take = (cell, _, draft) => {
  draft.discussion.push(...contentsOf(cell.content))
}

const takeAsked: Take = (cell, _, draft) => {
  draft.stem.push(...contentsOf(cell.content))
}

const takeField: Take = (cell, { columns, paper }, draft) => {
  const column = columns.get(cell.cell.column)
  draft.fields[column as FieldName] = cellText(cell)
  markCell(cell, paper)
}

const TAKE: Partial<Record<Column, Take>> = {
  number: takeNothing,
  stem: takeNothing,
  asked: takeAsked,
  form: takeNothing,
  letter: takeLetter,
  options: takeAnswers,
  key: takeKey,
  discussion: takeDiscussion,
}
