// The syntax of text areas. Typed text is plain text, except for:
//   $x^2$   a formula       $$x^2$$   a formula on its own line      \$   a dollar
//   \<b> \</b> (b, i, u, sub, sup) and \<math ...>...</math>: markup that other clients stored and that must not be lost
// Directly before one of these, and only there, \\ is one backslash.

import { isMoney } from '@bank/contract/latex-spans'
import { LATEX_LENGTH } from '@bank/contract/rich-math'

/** `start` and `end` are offsets in the typed text. */
export type Piece = { start: number; end: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'markup'; html: string }
  | { kind: 'formula'; latex: string; display: boolean }
)
type Formula = Extract<Piece, { kind: 'formula' }>

const SPECIAL = String.raw`\$|<\/?(?:b|i|u|sub|sup)>|<math(?=[\s>])`
const RUN = new RegExp(String.raw`(\\*)(${SPECIAL})?`, 'y')
const MARKUP = /<\/?(?:b|i|u|sub|sup)>|<math(?:\s(?:[^"'<>]|"[^"]*"|'[^']*')*)?>[\s\S]*?<\/math>/y
const SPECIALS_IN_TEXT = new RegExp(String.raw`(\\*)(${SPECIAL})`, 'g')

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at = pieces.at(-1)?.end ?? text.length) {
    const [, backslashes = '', special = ''] = matchAt(RUN, text, at) ?? []
    const start = at + backslashes.length
    const kept = special ? backslashes.slice(0, backslashes.length / 2) : backslashes
    if (kept) pieces.push({ kind: 'text', text: kept, start: at, end: start })
    const escaped = backslashes.length % 2 === 1
    if (start < text.length) pieces.push((special && specialAt(text, start, escaped)) || plainAt(text, start, special))
  }
  return pieces
}

function plainAt(text: string, start: number, special: string): Piece {
  const plain = special || text.slice(start, start + 1)
  return { kind: 'text', text: plain, start, end: start + plain.length }
}

function specialAt(text: string, start: number, escaped: boolean): Piece | undefined {
  if (text[start] === '$') return escaped ? undefined : (formulaAt(text, start, '$$') ?? formulaAt(text, start, '$'))
  const html = escaped ? matchAt(MARKUP, text, start)?.[0] : undefined
  return html ? { kind: 'markup', html, start, end: start + html.length } : undefined
}

function formulaAt(text: string, start: number, mark: '$' | '$$'): Formula | undefined {
  if (!text.startsWith(mark, start)) return undefined
  const from = start + mark.length
  const length = latexLength(text.slice(from, from + LATEX_LENGTH + 1))
  const latex = text.slice(from, from + length).trim()
  if (length > LATEX_LENGTH || !text.startsWith(mark, from + length) || latex === '') return undefined
  if (mark === '$' && isMoney(text.slice(from, from + length))) return undefined
  return { kind: 'formula', latex, display: mark === '$$', start, end: from + length + mark.length }
}

/** The length of the LaTeX at the start of `text`: up to a dollar sign, or a closing brace, outside all braces. */
function latexLength(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (depth === 0 && (text[at] === '$' || text[at] === '}')) return at
    else if (text[at] === '}') depth -= 1
  }
  return text.length
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** How a formula is typed; undefined when dollar signs cannot delimit it (LaTeX with unbalanced braces or dollar signs). */
export function typedFormula(latex: string, display: boolean): string | undefined {
  const mark = display ? '$$' : '$'
  const typed = `${mark}${latex}${mark}`
  return formulaAt(typed, 0, mark)?.end === typed.length ? typed : undefined
}

/** Escapes `text` so that it stays plain text, also directly before a formula or markup. */
export function typedText(text: string, beforeSpecial: boolean): string {
  const safe = text.replace(SPECIALS_IN_TEXT, (_, backslashes: string, special: string) =>
    special === '$' ? `${backslashes}${backslashes}\\$` : `${backslashes}${backslashes}${special}`,
  )
  return beforeSpecial ? safe.replace(/\\+$/, (backslashes) => backslashes + backslashes) : safe
}
