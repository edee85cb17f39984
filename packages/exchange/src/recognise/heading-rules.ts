// Headings between the questions, which may look like an option or like a question.
import type { Line } from '../source/lines.ts'
import type { Draft } from './draft.ts'
import { type Heading, headingIn } from './headings.ts'
import { isNumbered, type LineRule } from './line-rule.ts'
import { numberOf } from './numbering.ts'
import { optionMarks } from './option-marks.ts'
import type { Paper } from './paper.ts'
import { KEY } from './patterns.ts'
import type { Reading } from './reading.ts'

/** `option`: a part of a question, whichever. */
type Standing = 'heading' | 'option' | 'unsure'

export const section: LineRule = (line, reading) => {
  const { paper } = reading
  if (/^\W?\d/.test(line.label?.text ?? '') || (paper.part === 'discussion' && isNumbered(line))) return false
  const heading = headingIn(line)
  const standing = heading ? standingOf(heading, line, reading) : 'option'
  if (!heading || standing === 'option') return false
  if (standing === 'unsure') paper.note('heading-unsure', line.text.trim().slice(0, 80))
  reading.isKeyList = false
  reading.isBelowKeys = false
  reading.isInstruction = false
  paper.beginSection(line, heading.form, heading.mark)
  return true
}

function standingOf(heading: Heading, line: Line, reading: Reading): Standing {
  const { paper } = reading
  if (heading.number !== undefined)
    return paper.isBetweenQuestions && !isNext(heading.number, line, reading) ? 'heading' : 'option'
  if (isOfPassage(heading, paper)) return 'option'
  const draft = paper.current
  if (heading.mark === undefined || !draft) return paper.isBetweenQuestions ? 'heading' : 'option'
  const standing = besideOptions(heading.mark, draft, line, reading)
  if (standing === 'option' || paper.isBetweenQuestions) return standing
  // within a question that wants more, only before another one or its heading
  const next = reading.after(line)
  return next && (beginsQuestion(next) || headingIn(next)) ? standing : 'option'
}

/** A text for the next questions may tell to do things too. */
const isOfPassage = ({ isTask, mark, speaks }: Heading, { part }: Paper) =>
  isTask && mark === undefined && !speaks && (part === 'lead' || part === 'stimulus')

/** `2. Uraian` is a question where that number comes next, and what follows is not the first of a section. */
function isNext(number: number, line: Line, { numbering, after }: Reading): boolean {
  const next = after(line)
  if (!next || isPart(next)) return true
  const following = numberOf(next)?.number
  if (following === undefined) return !headingIn(next)
  return numbering.expects(number) && following === number + 1
}

/** What a letter is: that of the option that comes next, or of a heading. */
function besideOptions(mark: string, draft: Draft, line: Line, reading: Reading): Standing {
  const next = reading.after(line)
  const goesOn = next !== undefined && optionMarks(next)[0]?.letter === nextLetter(mark)
  const isExpected = mark.length === 1 && mark.toUpperCase() === letterAt(draft.options.length)
  if (goesOn || (isExpected && mark !== mark.toUpperCase())) return 'option'
  return isExpected ? afterOptions(draft, next, reading.paper) : 'heading'
}

function afterOptions({ options, key }: Draft, next: Line | undefined, paper: Paper): Standing {
  if (key || paper.part === 'after' || paper.part === 'discussion') return 'heading'
  if (next && isPart(next)) return 'option'
  if (options.length === 0) return beginsQuestion(next) && paper.isBetweenQuestions ? 'heading' : 'option'
  return options.length === 1 ? 'option' : byOthers(options.length, paper)
}

/** As many options as other questions have are all. */
function byOthers(count: number, { drafts }: Paper): Standing {
  const counts = drafts.slice(0, -1).map(({ options }) => options.length)
  if (counts.includes(count + 1)) return counts.includes(count) ? 'unsure' : 'option'
  return counts.includes(count) ? 'heading' : 'unsure'
}

const letterAt = (index: number) => String.fromCharCode(65 + index)
const nextLetter = (letter: string) => (letter.length === 1 ? letterAt(letter.toUpperCase().charCodeAt(0) - 64) : '')
const isPart = (line: Line) => optionMarks(line).length > 0 || KEY.test(line.text)
const beginsQuestion = (line: Line | undefined) => line !== undefined && numberOf(line) !== undefined
