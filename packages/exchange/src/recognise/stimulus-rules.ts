// Texts for several questions: those that name their questions, and passages between two.
import { wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import type { Paper } from './paper.ts'
import { PASSAGE, stimulusRange } from './patterns.ts'

export const stimulus: LineRule = (line, { paper }) => {
  const range = isNumbered(line) ? undefined : stimulusRange(line.text)
  if (range) paper.beginStimulus(line, range)
  return range !== undefined
}

export const passage: LineRule = (line, { paper }) => {
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
