import { latexSpans } from '../latex-spans.ts'
import type { Span } from './read.ts'

export interface RawFormula extends Span {
  readonly latex: string
  /** On a line of its own. */
  readonly display: boolean
}

const GROUP = String.raw`\{(?:[^{}\n]|\{[^{}\n]{0,60}\}){0,120}\}`
/** What only a formula is made of; letters after a group or a number belong to it, and a letter alone. */
const TOKEN = [
  String.raw`\\begin\{[a-z*]{1,12}\}[^]{0,400}?\\end\{[a-z*]{1,12}\}`,
  String.raw`\\(?:left|right)[()[\]|.]`,
  String.raw`\\[a-zA-Z]{1,20}`,
  GROUP,
  String.raw`\d{1,12}(?:[.,]\d{1,12})?`,
  String.raw`(?<=[\d}])[a-zA-Z]{1,3}(?![a-zA-Z])`,
  String.raw`(?<![\p{L}\d])[a-zA-Z](?![\p{L}])`,
  String.raw`(?<=[a-zA-Z\d})])[\^_]`,
  String.raw`(?<=[\^_])[a-zA-Z]`,
  '[-+=<>/*±×÷·≤≥≠]',
].join('|')
const RUN = new RegExp(`(?:${TOKEN})(?: ?(?:${TOKEN}))*`, 'gu')

/** The formula whose LaTeX stands around a place of a text: between its marks, or as far as nothing but LaTeX goes. */
export function rawFormula(text: string, at: number): RawFormula | undefined {
  for (const span of latexSpans(text))
    if (span.kind === 'formula' && span.start <= at && at < span.end)
      return { from: span.start, to: span.end, latex: span.latex, display: span.display }
  for (const { 0: latex, index: from } of text.matchAll(RUN)) {
    const to = from + latex.length
    if (from <= at && at < to) return latex.includes('\\') ? { from, to, latex, display: false } : undefined
  }
  return undefined
}
