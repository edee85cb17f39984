// Lettered lines that are questions themselves, and no options.
import { type Content, type LinePart, wholeLine } from '../source/content.ts'
import { isBox } from './box-marks.ts'
import type { Draft, DraftOption } from './draft.ts'
import { message } from './messages.ts'
import { ASKS } from './patterns.ts'

/** Lettered lines that are asked, below a heading of essays or by their words. */
export function hasSubQuestions({ options, key, declared, section, stem }: Draft, hasChoices: boolean): boolean {
  if (options.length < 2 || key || options.some(({ isKey }) => isKey)) return false
  const form = declared ?? section
  if (form === 'uraian') return true
  return form === undefined && !hasChoices && stem.length > 0 && options.every(asks)
}

const asks = ({ contents: [first] }: DraftOption) =>
  first?.kind === 'line' && ASKS.test(first.line.text.slice(first.from, first.to))

/** Whether a question has options that ask nothing. */
export const isChoice = ({ options }: Draft): boolean => options.length >= 2 && !options.every(asks)

/** What was taken for options is text. */
export function moveOptionsBack(draft: Draft): void {
  draft.stem.push(...draft.options.flatMap(({ contents }) => contents.map(withMark)))
  draft.options = []
}

export function moveOptionsToStem(draft: Draft): void {
  moveOptionsBack(draft)
  draft.declared ??= 'uraian'
  if (draft.section !== 'uraian') draft.notes.push(message('sub-questions'))
}

/** What was taken for an option, with the letter that it had. */
export const withMark = (content: Content): Content =>
  content.kind === 'line' && content.withoutLabel
    ? { ...wholeLine(content.line), from: startOf(content), to: content.to }
    : content

/** Where the mark of an option begins: at the start of its line, or after the option before it. */
function startOf({ line, from }: LinePart): number {
  const before = line.text.slice(0, from)
  const mark = /(?:^\s*|\t+ *| {2,}| )\*?[([]?[A-Ja-j]\s?:?[.)\]]\s*$/.exec(before)
  if (isBox(before.trim())) return 0
  return mark ? mark.index : from
}
