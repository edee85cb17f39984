// Where options begin in a line: `A. x`, `(b) x`, `*C) x`, several of them after tabs.
import type { Line } from '../source/lines.ts'

export interface OptionMark {
  /** Upper case. */
  letter: string
  /** As it is printed, `a.` or `B)`. */
  printed: string
  /** Where the mark and where its text begins. */
  at: number
  from: number
  to: number
  isKey: boolean
  isAutomatic: boolean
}

const FIRST = /^(\s*)(\*)?\s*(?:[([]\s*([A-Ja-j])\s*[)\]]|([A-Ja-j])\s*:?\s*[.)])\s*/
const FURTHER = /(\t+ *| {2,}|\u2003+| )(\*)?([([]?)([A-Ja-j])\s?[.)\]]\s*(?=\S)/g
const AUTOMATIC = /^[([]?([A-Ja-j])[.)\]]*$/

/** The options of a line, in the order of the line. */
export function optionMarks(line: Line): OptionMark[] {
  const first = automatic(line) ?? typed(line.text)
  if (!first) return []
  const marks = [first, ...further(line.text, first)]
  return marks.map((mark, at) => ({ ...mark, to: marks[at + 1]?.at ?? Number.POSITIVE_INFINITY }))
}

/** Options that begin within a line whose start is something else: `1. ... a. x  b. y  c. z`. */
export function laterMarks({ text }: Line, from: number): OptionMark[] {
  const start = /(?:\t| {2})\s*\(?[Aa]\s?[.)]\s*(?=\S)/.exec(text.slice(from))
  if (!start) return []
  const at = from + start.index
  const first: OptionMark = {
    ...bare(start[0].trim(), at, at + start[0].length),
    letter: 'A',
  }
  const marks = [first, ...further(text, first)]
  if (marks.length < 3) return []
  return marks.map((mark, index) => ({ ...mark, to: marks[index + 1]?.at ?? Number.POSITIVE_INFINITY }))
}

const bare = (printed: string, at: number, from: number): OptionMark => ({
  letter: printed.replace(/[^A-Za-z]/g, '').toUpperCase(),
  printed,
  at,
  from,
  to: Number.POSITIVE_INFINITY,
  isKey: false,
  isAutomatic: false,
})

/** Roman numbers count statements of the stem, whatever letters they look like. */
function automatic({ label }: Line): OptionMark | undefined {
  const found = label && !/^bullet$|roman$/i.test(label.format) ? AUTOMATIC.exec(label.text.trim()) : null
  return found && label ? { ...bare(label.text.trim(), 0, 0), isAutomatic: true } : undefined
}

function typed(text: string): OptionMark | undefined {
  const found = FIRST.exec(text)
  if (!found) return undefined
  return { ...bare(found[0].trim(), found[1]?.length ?? 0, found[0].length), isKey: found[2] !== undefined }
}

function further(text: string, first: OptionMark): OptionMark[] {
  const found: OptionMark[] = []
  const letters = [first.letter]
  for (const match of text.matchAll(FURTHER)) {
    const [whole, space = '', star, , letter = ''] = match
    const upper = letter.toUpperCase()
    if (match.index < first.from || letters.includes(upper)) continue
    const goesOn = upper.charCodeAt(0) - (letters.at(-1) ?? 'A').charCodeAt(0) === 1
    const isWide = space !== ' '
    if (
      !isWide &&
      !(goesOn && isSameCase(letter, first) && !/(?:\b(?:dan|atau|and|or)|,)$/i.test(text.slice(0, match.index)))
    )
      continue
    letters.push(upper)
    const start = match.index + space.length
    found.push({ ...bare(whole.trim(), match.index, start + whole.length - space.length), isKey: star !== undefined })
  }
  return found
}

const isSameCase = (letter: string, { printed }: OptionMark) =>
  (letter === letter.toUpperCase()) === (printed === printed.toUpperCase())
