// The rules for lines, the first that fits decides.
import { type Content, wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { takeByHand } from './by-hand.ts'
import { fieldAt } from './fields.ts'
import { keyEntries } from './key.ts'
import { isQuestionStart, numberOf } from './numbering.ts'
import { laterMarks } from './option-marks.ts'
import { takeOptions } from './options.ts'
import type { Paper } from './paper.ts'
import {
  DISCUSSION,
  FILE_MARK,
  formNamed,
  INSTRUCTION,
  INSTRUCTION_LENGTH,
  KEY,
  KEY_LIST,
  PAIR,
  PASSAGE,
  STATEMENT,
  STATEMENT_SIDE,
  sectionOf,
  stimulusRange,
} from './patterns.ts'
import type { Reading } from './reading.ts'

type Rule = (line: Line, reading: Reading) => boolean

/** Reads one line into the paper. */
export function readLine(line: Line, reading: Reading): void {
  const isEmpty = line.isBlank && !(line.label && line.label.format !== 'bullet')
  if (isEmpty) {
    reading.paper.isAfterGap = true
    return
  }
  RULES.some((rule) => rule(line, reading))
  reading.paper.isAfterGap = false
}

const isNumbered = ({ label }: Line) => label !== undefined && label.format !== 'bullet'

const keyListEntry: Rule = (line, { paper, isKeyList }) => {
  if (!isKeyList) return false
  const number = line.label?.number
  const entries =
    isNumbered(line) && number !== undefined && /^\s*[A-J]\s*\W*$/i.test(line.text)
      ? [{ number, letter: line.text.trim().slice(0, 1).toUpperCase() }]
      : keyEntries(line.text)
  if (entries.length === 0) return false
  paper.keys.push(...entries)
  paper.mark(line)
  return true
}

const keyListHeading: Rule = (line, reading) => {
  if (isNumbered(line) || !KEY_LIST.test(line.text)) return false
  const { paper } = reading
  if (line.text.includes('[') && paper.current && !paper.current.key) {
    paper.key(line, line.text.length)
    paper.part = 'key'
    return true
  }
  paper.mark(line)
  paper.part = 'none'
  reading.isKeyList = true
  return true
}

const section: Rule = (line, reading) => {
  const { paper } = reading
  const found =
    paper.isBetweenQuestions && !(paper.part === 'discussion' && isNumbered(line)) ? sectionOf(line.text) : undefined
  if (!found || /^\d/.test(line.label?.text ?? '') || isNextOption(line, paper)) return false
  reading.isKeyList = false
  reading.isInstruction = false
  paper.beginSection(line, found)
  return true
}

/** `B. Essay` may be an option. */
function isNextOption({ text }: Line, { current }: Paper): boolean {
  const next = String.fromCharCode(65 + (current?.options.length ?? 0))
  return current !== undefined && new RegExp(`^\\s*${next}\\s*[.)]`, 'i').test(text)
}

const stimulus: Rule = (line, { paper }) => {
  const range = isNumbered(line) ? undefined : stimulusRange(line.text)
  if (range) paper.beginStimulus(line, range)
  return range !== undefined
}

const key: Rule = (line, { paper }) => {
  const found = paper.current && !isNumbered(line) ? KEY.exec(line.text) : null
  if (found) paper.key(line, found[0].length)
  return found !== null
}

const discussion: Rule = (line, { paper }) => {
  const found = paper.current && !isNumbered(line) ? DISCUSSION.exec(line.text) : null
  if (found) paper.discussion(line, found[0].length)
  return found !== null
}

const statement: Rule = (line, { paper }) => {
  const found = STATEMENT.exec(line.text)
  const side = STATEMENT_SIDE.exec(line.text)
  const draft = paper.current
  if (!draft || !found || !side) return false
  paper.mark(line, 0, found[0].length)
  paper.mark(line, side.index)
  const contents: Content[] = [{ kind: 'line', line, from: found[0].length, to: side.index }]
  draft.statements.push({ contents, side: side[1] ?? '' })
  return true
}

const pair: Rule = (line, { paper }) => {
  const found = PAIR.exec(line.text)
  const equals = line.text.indexOf('=', found?.[0].length)
  const draft = paper.current
  if (!draft || !found || equals < 0) return false
  paper.mark(line, 0, found[0].length)
  paper.mark(line, equals, equals + 1)
  const code = String(draft.left.length + 1)
  draft.left.push({ code, contents: [{ kind: 'line', line, from: found[0].length, to: equals }] })
  draft.right.push({ code, contents: [{ ...wholeLine(line), from: equals + 1 }] })
  draft.pairs.push([code, code])
  return true
}

const field: Rule = (line, { paper }) => {
  const found = isNumbered(line) || paper.part === 'discussion' ? undefined : fieldAt(line.text)
  if (!found) return false
  paper.field(line, found)
  if (found.name === 'form') setForm(found.value, paper)
  return true
}

function setForm(value: string, paper: Paper): void {
  const form = formNamed(value)
  const draft = paper.current
  if (!form) return
  if (!draft) paper.section = form
  else Object.assign(draft, { declared: form, declaredAs: value })
}

const instruction: Rule = (line, reading) => {
  const { paper, heedsInstructions } = reading
  if (!heedsInstructions || paper.drafts.length > 0 || isNumbered(line)) return false
  if (!INSTRUCTION.test(line.text) || line.text.length > INSTRUCTION_LENGTH) return false
  reading.isInstruction = true
  paper.part = 'none'
  return true
}

const question: Rule = (line, reading) => {
  const { paper, numbering } = reading
  const number = numberOf(line)
  if (!number) return false
  if (reading.isInstruction && number.number > 1) return true
  if (reading.isInstruction && !reading.paper.isAfterGap) return true
  if (!isQuestionStart(number, line, paper, numbering)) return innerList(line, reading)
  reading.isInstruction = false
  reading.isKeyList = false
  paper.question(line, { number: number.number, from: number.end, signature: number.signature })
  if (numbering.isOutOfOrder(number)) paper.note('number-order', String(number.number))
  numbering.began(number)
  cutOptions(line, number.end, paper)
  return true
}

function innerList(line: Line, { paper, numbering }: Reading): boolean {
  const number = numberOf(line)
  if (number) numbering.listed(number)
  if (!paper.current || paper.part === 'lead' || paper.part === 'stimulus') paper.text(wholeLine(line))
  else {
    if (paper.part === 'option' || paper.part === 'after') paper.part = 'stem'
    paper.text(wholeLine(line))
  }
  return true
}

/** Options in the line of the question itself. */
function cutOptions(line: Line, from: number, paper: Paper): void {
  const marks = laterMarks(line, from)
  const stem = paper.current?.stem.at(-1)
  const [first] = marks
  if (!first || stem?.kind !== 'line') return
  stem.to = first.at
  for (const mark of marks) paper.option(line, mark)
}

const options: Rule = (line, { paper, isInstruction }) =>
  !isInstruction &&
  paper.part !== 'discussion' &&
  paper.part !== 'lead' &&
  paper.part !== 'stimulus' &&
  takeOptions(line, paper)

const passage: Rule = (line, { paper }) => {
  const { current, part } = paper
  const isEnough = (current?.options.length ?? 0) >= 2 || part === 'after'
  const mayEnd = part === 'option' || part === 'after'
  const isNamed = PASSAGE.test(line.text)
  if (!current || !mayEnd || !isEnough) return false
  if (!isNamed && !(paper.isAfterGap && hasOptionText(paper))) return part === 'after' && beginLead(line, paper)
  return beginLead(line, paper)
}

function beginLead(line: Line, paper: Paper): boolean {
  paper.beginLead()
  paper.text(wholeLine(line))
  return true
}

const hasOptionText = ({ current }: Paper) => {
  const last = current?.options.at(-1)?.contents.at(-1)
  return last?.kind === 'line' && last.line.text.slice(last.from, last.to).trim() !== ''
}

const fileMark: Rule = (line, { paper }) => {
  const found = paper.current ? FILE_MARK.exec(line.text) : null
  if (!found) return false
  paper.mark(line, 0, found[0].length)
  if (/q/i.test(found[0]) && paper.part !== 'lead') paper.part = 'stem'
  paper.text({ ...wholeLine(line), from: found[0].length })
  return true
}

const text: Rule = (line, { paper }) => {
  paper.text(wholeLine(line))
  return true
}

const RULES: readonly Rule[] = [
  takeByHand,
  keyListEntry,
  keyListHeading,
  section,
  stimulus,
  statement,
  pair,
  key,
  discussion,
  fileMark,
  field,
  instruction,
  question,
  options,
  passage,
  text,
]
