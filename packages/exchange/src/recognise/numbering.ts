// Which numbers begin a question, and which belong to a list inside of one.
import type { Line } from '../source/lines.ts'
import { isComplete } from './draft.ts'
import type { Paper } from './paper.ts'
import { numberAt, numberOfLabel } from './patterns.ts'

export interface NumberMark {
  number: number
  end: number
  isWorded: boolean
  isAutomatic: boolean
  /** Numbers of one list have the same. */
  signature: string
}

export function numberOf(line: Line): NumberMark | undefined {
  const { label, text, paragraph } = line
  if (label && label.format !== 'bullet') {
    const number = numberOfLabel(label.text)
    if (number === undefined) return undefined
    return { number, end: 0, isWorded: false, isAutomatic: true, signature: `${label.list}:${label.level}` }
  }
  const typed = numberAt(text)
  const depth = paragraph.indent > 0 || /^\s/.test(text) ? 1 : 0
  return typed && { ...typed, isAutomatic: false, signature: `${typed.style}${depth}` }
}

/** A number may be left out by mistake, not more of them. */
const FURTHEST = 3

export class Numbering {
  private expected = 1
  private readonly signatures = new Set<string>()
  private inner: NumberMark | undefined

  began(mark: NumberMark): void {
    this.expected = mark.number + 1
    this.signatures.add(mark.signature)
    this.inner = undefined
  }

  listed(mark: NumberMark): void {
    this.inner = mark
  }

  isExpected = ({ number }: NumberMark): boolean => this.expects(number)
  expects = (number: number): boolean => number === this.expected
  isKnown = ({ signature }: NumberMark): boolean => this.signatures.has(signature)
  isOutOfOrder = ({ number }: NumberMark): boolean => number !== this.expected && number !== 1
  /** At most a few after the expected one, or the last one again. */
  isNear = ({ number }: NumberMark): boolean => number >= this.expected - 1 && number <= this.expected + FURTHEST
  goesOnInside = ({ number, signature }: NumberMark): boolean =>
    this.inner?.signature === signature && this.inner.number + 1 === number
}

/** Whether this number begins a question. */
export function isQuestionStart(mark: NumberMark, line: Line, paper: Paper, numbering: Numbering): boolean {
  if (mark.isWorded) return true
  if (line.isBlank && mark.isAutomatic) return false
  const draft = paper.drafts.at(-1)
  if (!draft) return true
  if (paper.isNewSection && (mark.number === 1 || numbering.isExpected(mark))) return true
  if (paper.part === 'discussion')
    return numbering.isExpected(mark) && numbering.isKnown(mark) && !numbering.goesOnInside(mark)
  const isFinished = paper.part === 'none' || isComplete(draft)
  if (numbering.isExpected(mark)) return isNext(mark, isFinished, draft.signature, numbering)
  if (isFinished && mark.number === 1) return paper.part !== 'stem'
  return isFinished && numbering.isNear(mark) && (numbering.isKnown(mark) || paper.part !== 'stem')
}

function isNext(mark: NumberMark, isFinished: boolean, signature: string | undefined, numbering: Numbering): boolean {
  if (numbering.goesOnInside(mark))
    return isFinished && numbering.isKnown(mark) && signature === mark.signature && mark.isAutomatic
  return isFinished || signature === mark.signature || numbering.isKnown(mark)
}
