import { LATEX_LENGTH } from './rich-math.ts'

/** LaTeX found in text, or an escaped dollar (`\$`), which is only a dollar. `start` and `end` are offsets in the text. */
export type LatexSpan = { start: number; end: number } & (
  | { kind: 'formula'; latex: string; display: boolean }
  | { kind: 'dollar' }
)

/** What is neither a letter nor a line break: a picture, a formula, code. No formula reaches over it. */
export const WALL = '\ufffc'

interface Marks {
  open: string
  close: string
  display: boolean
}
const MARKS: readonly Marks[] = [
  { open: '$$', close: '$$', display: true },
  { open: '\\[', close: '\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
  { open: '$', close: '$', display: false },
]

/** The offsets of dollars that are no marks, because they were escaped before. */
type Plain = Pick<ReadonlySet<number>, 'has'>

interface Reading {
  text: string
  plain: Plain
  /** Letters that may still be looked at: thousands of marks that nothing closes would each be read to the end. */
  left: number
}
const BASE = 20_000
const SCANS = 10

/**
 * The formulas between `$...$`, `$$...$$`, `\(...\)` or `\[...\]`, from the start of the text on. Amounts of money and a
 * lone dollar are text.
 */
export function latexSpans(text: string, plain: Plain = new Set()): LatexSpan[] {
  const spans: LatexSpan[] = []
  const reading = { text, plain, left: BASE + SCANS * text.length }
  let at = 0
  while (at < text.length && reading.left > 0) {
    // the second dollar of `$$` opens nothing, as long as the two wait for their end
    const isSecond = text[at] === '$' && text[at - 1] === '$' && spans.at(-1)?.end !== at
    const span = plain.has(at) || isSecond ? undefined : spanAt(reading, at)
    if (span) spans.push(span)
    at = span?.end ?? at + (text[at] === '\\' ? 2 : 1)
  }
  return spans
}

function spanAt(reading: Reading, start: number): LatexSpan | undefined {
  const { text } = reading
  if (text.startsWith('\\$', start)) return { kind: 'dollar', start, end: start + 2 }
  for (const marks of MARKS) {
    const formula = text.startsWith(marks.open, start) ? formulaAt(reading, start, marks) : undefined
    if (formula) return formula
  }
  return undefined
}

function formulaAt(reading: Reading, start: number, { open, close, display }: Marks): LatexSpan | undefined {
  const { text, plain } = reading
  const from = start + open.length
  const length = closeIn(text.slice(from, from + LATEX_LENGTH + close.length), close, reading)
  if (length === undefined || length > LATEX_LENGTH || plain.has(from + length)) return undefined
  const inner = text.slice(from, from + length)
  const end = from + length + close.length
  if (inner.trim() === '' || inner.includes(WALL) || (!display && inner.includes('\n'))) return undefined
  if (open === '$' && (isMoney(inner) || isPriced(text, start, end))) return undefined
  return { kind: 'formula', latex: inner.trim().replace(/\s*\n\s*/g, ' '), display, start, end }
}

/** The offset of the closing mark: outside all braces, and not behind a brace that nothing opened. */
function closeIn(text: string, close: string, reading: Reading): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    reading.left -= 1
    if (depth === 0 && text.startsWith(close, at)) return at
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    else if (text[at] === '$' && depth === 0) return undefined
    if (depth < 0) return undefined
  }
  return undefined
}

const SIGN_OF_MATHS = /[=+^_\\<>*|×÷≤≥≠]/

/** Between two dollars: `5 dan `, `5-`, ` 2 lalu `, or whole sentences. No formula looks so. */
export function isMoney(inner: string): boolean {
  if (SIGN_OF_MATHS.test(inner)) return false
  const spaced = /^\s|\s$/.test(inner) && !/^\s[a-z]\s$/i.test(inner)
  const unfinished = /^\s*\d[\s\S]*[-–—/,;:(]$/.test(inner)
  const words = inner.match(/\p{L}{3,}/gu) ?? []
  return spaced || unfinished || words.length > 1
}

/** `US$5 ... $`, or a dollar before a digit: `$5+$10`. */
const isPriced = (text: string, start: number, end: number) =>
  /\d/.test(text[end] ?? '') || (/[A-Z]/.test(text[start - 1] ?? '') && /^\$\s?\d/.test(text.slice(start, start + 3)))

/** In LaTeX `%` starts a comment; an author who types 50% means percent. */
export const literalPercent = (latex: string): string =>
  latex.replace(/(?<!\\)(\\*)%/g, (found, { length }: string) =>
    length % 2 === 1 ? found : `${found.slice(0, -1)}\\%`,
  )
