import { type Content, wholeLine } from '../source/content.ts'
import type { Line } from '../source/lines.ts'
import { boxMarks, isBox } from './box-marks.ts'
import type { Draft, DraftOption } from './draft.ts'
import { keyParts } from './key.ts'
import { type OptionMark, optionMarks } from './option-marks.ts'
import type { Paper } from './paper.ts'
import { withMark } from './sub-questions.ts'

const letterAt = (index: number) => String.fromCharCode(65 + index)
const indexOf = (letter: string) => letter.charCodeAt(0) - 65
const FURTHEST = 3

/** Takes the options of a line; false when it has none that fit the question. */
export function takeOptions(line: Line, paper: Paper): boolean {
  const draft = paper.current
  const [first, ...others] = optionMarks(line)
  if (draft && !first) return takeBoxes(line, draft, paper)
  if (!draft || !first) return false
  if (paper.part === 'after' && followsKey(first, draft)) {
    paper.mark(line)
    draft.keyContents.push(wholeLine(line))
    return true
  }
  const read = placed(first, draft, paper)
  if (!read) return false
  for (const mark of [read, ...others]) paper.option(line, mark)
  return true
}

/** `b. 9` below `Kunci: a. 5`. */
function followsKey({ letter, isAutomatic }: OptionMark, { keyContents, options }: Draft): boolean {
  const last = keyContents.at(-1)
  const part = last?.kind === 'line' ? keyParts(last.line.text.slice(last.from, last.to)).at(-1) : undefined
  const isKnown = options.some((option) => option.letter === letter)
  return part !== undefined && isKnown && !isAutomatic && indexOf(letter) === indexOf(part.letter) + 1
}

/** They have no letters: a number in their key stands for one of them. */
function takeBoxes(line: Line, draft: Draft, paper: Paper): boolean {
  const marks = draft.options.every(({ printed }) => isBox(printed)) ? boxMarks(line, draft.options.length) : []
  for (const mark of marks) paper.option(line, mark)
  if (marks.length > 0) draft.hasNumberedOptions = true
  return marks.length > 0
}

/** The mark with the letter that it stands for in this question. */
function placed(mark: OptionMark, draft: Draft, paper: Paper): OptionMark | undefined {
  const { options } = draft
  if (options.length === 0) return firstPlaced(mark, draft, paper)
  const shifted = { ...mark, letter: unshifted(mark, draft) }
  const known = options.some(({ letter }) => letter === shifted.letter)
  if (!known) return indexOf(shifted.letter) - options.length <= FURTHEST ? shifted : undefined
  if (shifted.letter === 'A' && isOtherStyle(mark, draft)) return restarted(mark, draft)
  paper.note('letters-repeated')
  return { ...mark, letter: letterAt(options.length) }
}

function firstPlaced(mark: OptionMark, draft: Draft, paper: Paper): OptionMark | undefined {
  if (mark.letter === 'A') return mark
  if (!mark.isAutomatic) return undefined
  draft.shift = indexOf(mark.letter)
  paper.note('letters-shifted', mark.printed)
  return { ...mark, letter: 'A' }
}

const unshifted = ({ letter, isAutomatic }: OptionMark, { shift = 0 }: Draft) =>
  isAutomatic && indexOf(letter) >= shift ? letterAt(indexOf(letter) - shift) : letter

const style = (printed: string) => printed.replace(/[A-Z]/, 'A').replace(/[a-z]/, 'a')
const isOtherStyle = ({ printed }: OptionMark, { options }: Draft) =>
  style(options[0]?.printed ?? '') !== style(printed)

/** What looked like options was a list of the stem. */
function restarted(mark: OptionMark, draft: Draft): OptionMark {
  draft.stem.push(...draft.options.flatMap(({ contents }) => contents.map(withMark)))
  draft.options = []
  return mark
}

/** A line without a mark, as the next option. */
export function takeNextOption(line: Line, paper: Paper): void {
  const letter = letterAt(paper.current?.options.length ?? 0)
  const everything = { at: 0, from: 0, to: Number.POSITIVE_INFINITY, isKey: false, isAutomatic: false }
  paper.option(line, { ...everything, letter, printed: '' })
}

/** An option whose mark stands in a cell of its own. */
export function takeOption(line: Line, letter: string, paper: Paper): void {
  const draft = paper.current
  if (!draft) return
  const isKnown = draft.options.some((one) => one.letter === letter)
  if (isKnown) paper.note('letters-repeated')
  const to = line.text.length
  const mark = {
    printed: line.text.trim(),
    at: 0,
    from: to,
    to: Number.POSITIVE_INFINITY,
    isKey: false,
    isAutomatic: false,
  }
  paper.option(line, { ...mark, letter: isKnown ? letterAt(draft.options.length) : letter })
}

/** An option whose letter the column of its table gives. */
export const optionOf = (letter: string, contents: Content[]): DraftOption => ({
  letter,
  printed: letter,
  contents,
  isKey: false,
})
