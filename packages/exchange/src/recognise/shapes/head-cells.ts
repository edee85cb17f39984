// What a cell below a named column is.
import { blocksHtml } from '../../html/blocks.ts'
import { contentsOf } from '../../source/content.ts'
import { linesOf, type SourceCell, type SourceRow } from '../../source/lines.ts'
import type { Draft } from '../draft.ts'
import { type FieldName, ruleOf } from '../fields.ts'
import { keyValue, saysText } from '../key.ts'
import { keywordsIn } from '../keywords.ts'
import { type Message, message } from '../messages.ts'
import { optionMarks } from '../option-marks.ts'
import { optionOf, takeOption, takeOptions } from '../options.ts'
import type { Paper } from '../paper.ts'
import type { Column } from './head-columns.ts'
import { hasStatements, isStatementColumn } from './statement-cells.ts'
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
  draft.notes.push(...errorsIn(cell))
  if (isStatementColumn(column)) return
  if (column.startsWith('option ')) takeOptionOf(column.slice(-1), cell, draft)
  else (TAKE[column] ?? takeField)(cell, where, draft)
}

/** Formulas of the sheet that ended in an error, wherever they stand in the row. */
const errorsIn = ({ content }: SourceCell): Message[] =>
  linesOf(content).flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      piece.kind === 'warning' && piece.code === 'cell' ? [message('cell', piece.detail)] : [],
    ),
  )

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
  else if (hasOptions(where) || draft.options.length > 0) takeKey(cell, where, draft)
  else if (linesOf(cell.content).some((line) => optionMarks(line)[0]?.letter === 'A'))
    takeOptionLines(cell, where.paper)
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

export function takeOptionLines({ content }: SourceCell, paper: Paper): void {
  for (const part of contentsOf(content)) {
    const isEmpty = part.kind === 'line' && part.line.isBlank && !part.line.label
    if (!isEmpty && !(part.kind === 'line' && takeOptions(part.line, paper))) paper.text(part)
  }
}

/** A row that says so is answered with a text, whatever that looks like. */
const isTyped = ({ declared }: Draft) => declared === 'isian' || declared === 'uraian'

const takeAnswer: Take = (cell, { paper }, draft) => {
  markCell(cell, paper)
  draft.key = { text: cellText(cell) }
  if (draft.declared === 'isian') draft.hasSeveralAnswers = true
  draft.keyContents.push(...contentsOf(cell.content))
}

/** A tick beside an option, letters, or the answer. */
const takeKey: Take = (cell, where, draft) => {
  if (hasStatements(where.row, where.columns)) return
  if (isTyped(draft)) return takeAnswer(cell, where, draft)
  const option = draft.options.at(-1)
  const value = keyValue(cellText(cell))
  if (hasLetters(where) && option) {
    if (!TICK.test(cellText(cell))) return
    option.isKey = true
  } else if ('letters' in value) {
    draft.key = value
    if (saysText(cellText(cell), value)) draft.keyContents.push(...contentsOf(cell.content))
  } else {
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

const takeKeywords: Take = (cell, { paper }, draft) => {
  draft.keywords.push(...linesOf(cell.content).flatMap((line) => keywordsIn(line)))
  markCell(cell, paper)
}

/** `3,65 s.d. 3,75`, one a line; one of the bounds may be missing. The upper one is the first on the wire. */
const takeRanges: Take = (cell, { paper }, draft) => {
  for (const { text } of linesOf(cell.content)) {
    const [second = '', first = ''] = text.split(BETWEEN_BOUNDS).map((bound) => bound.trim())
    if (first || second) draft.ranges.push({ first, second })
  }
  markCell(cell, paper)
}
const BETWEEN_BOUNDS = /\bs\.?\s?d\.|\bsampai\b|\s[-–]\s|–/i

/** The same text in several rows stands for all of them. */
const takeShared: Take = (cell, { paper }, draft) => {
  const contents = contentsOf(cell.content)
  const html = blocksHtml(contents)
  const known = paper.stimuli.find((one) => blocksHtml(one.contents) === html)
  if (known) markCell(cell, paper)
  else paper.stimuli.push({ from: 0, to: 0, contents })
  const stimulus = known ?? paper.stimuli.at(-1)
  if (stimulus) draft.stimulus = stimulus
}

const takeWord =
  (name: 'unit' | 'code' | 'mark'): Take =>
  (cell, { paper }, draft) => {
    draft[name] = cellText(cell)
    markCell(cell, paper)
  }

const takeRule: Take = (cell, { paper }, draft) => {
  const rule = ruleOf(cellText(cell))
  if (rule) draft.rule = rule
  markCell(cell, paper)
}

/** Questions of a file are new ones: their status is ours to say. */
const takeStatus: Take = (cell, { paper }) => {
  paper.notSaved.add('Status')
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
  shared: takeShared,
  keywords: takeKeywords,
  ranges: takeRanges,
  unit: takeWord('unit'),
  code: takeWord('code'),
  mark: takeWord('mark'),
  rule: takeRule,
  notSaved: takeStatus,
}
