// Where a question begins, and what stands before the first one.
import { wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import { isQuestionStart, numberOf } from './numbering.ts'
import { laterMarks, optionMarks } from './option-marks.ts'
import type { Paper } from './paper.ts'
import { INSTRUCTION, INSTRUCTION_LENGTH, KEY } from './patterns.ts'
import type { Reading } from './reading.ts'

export const isInstruction = ({ text }: Line) => INSTRUCTION.test(text) && text.length <= INSTRUCTION_LENGTH

export const instruction: LineRule = (line, reading) => {
  const { paper, heedsInstructions } = reading
  if (!heedsInstructions || paper.drafts.length > 0 || isNumbered(line)) return false
  if (!isInstruction(line)) return false
  reading.isInstruction = true
  reading.isInstructionListed = false
  paper.part = 'none'
  return true
}

export const question: LineRule = (line, reading) => {
  const { paper, numbering } = reading
  const number = numberOf(line)
  if (!number) return false
  if (reading.isInstruction && isInstructed(number.number, line, reading)) return true
  if (!isQuestionStart(number, line, paper, numbering)) return innerList(line, reading)
  reading.isInstruction = false
  reading.isBelowKeys ||= reading.isKeyList
  reading.isKeyList = false
  const draft = paper.question(line, { number: number.number, from: number.end, signature: number.signature })
  if (reading.isBelowKeys) draft.isBelowKeys = true
  if (numbering.isOutOfOrder(number)) paper.note('number-order', String(number.number))
  numbering.began(number)
  cutOptions(line, number.end, paper)
  return true
}

/** The list of an instruction, until another one begins at 1, or one that has options after a gap. */
function isInstructed(number: number, line: Line, reading: Reading): boolean {
  const begins =
    number === 1 && (reading.isInstructionListed || (reading.paper.isAfterGap && isAnswered(line, reading)))
  reading.isInstructionListed = true
  return !begins
}

/** Whether options or a key follow before the next number. */
function isAnswered(line: Line, { after }: Reading): boolean {
  for (let next = after(line); next && !numberOf(next); next = after(next)) {
    if (optionMarks(next).length > 0 || KEY.test(next.text)) return true
  }
  return false
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
