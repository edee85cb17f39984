// The rules for lines, the first that fits decides.
import { wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { takeByHand } from './by-hand.ts'
import { section } from './heading-rules.ts'
import { keyListEntry, keyListHeading } from './key-list-rules.ts'
import { key } from './key-rules.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import { takeOptions } from './options.ts'
import { field, pair, statement } from './part-rules.ts'
import { DISCUSSION, FILE_MARK, RUBRIC } from './patterns.ts'
import { instruction, question } from './question-rules.ts'
import type { Reading } from './reading.ts'
import { passage, stimulus } from './stimulus-rules.ts'

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

const discussion: LineRule = (line, { paper }) => {
  const isBelowKey = paper.part === 'key'
  const found =
    paper.current && !isNumbered(line)
      ? (DISCUSSION.exec(line.text) ?? (isBelowKey ? RUBRIC.exec(line.text) : null))
      : null
  if (found) paper.discussion(line, found[0].length)
  return found !== null
}

const options: LineRule = (line, { paper, isInstruction }) =>
  !isInstruction &&
  paper.part !== 'discussion' &&
  paper.part !== 'lead' &&
  paper.part !== 'stimulus' &&
  takeOptions(line, paper)

const fileMark: LineRule = (line, { paper }) => {
  const found = paper.current ? FILE_MARK.exec(line.text) : null
  if (!found) return false
  paper.mark(line, 0, found[0].length)
  if (/q/i.test(found[0]) && paper.part !== 'lead') paper.part = 'stem'
  paper.text({ ...wholeLine(line), from: found[0].length })
  return true
}

const text: LineRule = (line, { paper }) => {
  paper.text(wholeLine(line))
  return true
}

const RULES: readonly LineRule[] = [
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
