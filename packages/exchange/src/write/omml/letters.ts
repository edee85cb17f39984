// Letters of MathML as runs of Word: its own alphabets become styles, as Word has them.
import { type Element, textIn } from '../html/tree.ts'
import { type RunStyle, run } from './omml-xml.ts'

/** Ranges of mathematical letters with the style that Word has for them; NFKC gives the plain letter. */
const ALPHABETS: readonly (readonly [from: number, to: number, style: RunStyle])[] = [
  [0x1d400, 0x1d433, { style: 'b' }],
  [0x1d434, 0x1d467, {}],
  [0x1d468, 0x1d49b, { style: 'bi' }],
  [0x1d49c, 0x1d4cf, { script: 'script', style: 'p' }],
  [0x1d504, 0x1d537, { script: 'fraktur', style: 'p' }],
  [0x1d538, 0x1d56b, { script: 'double-struck', style: 'p' }],
  [0x1d5a0, 0x1d5d3, { script: 'sans-serif', style: 'p' }],
  [0x1d670, 0x1d6a3, { script: 'monospace', style: 'p' }],
  [0x1d6a8, 0x1d6e1, { style: 'b' }],
  [0x1d71c, 0x1d755, { style: 'bi' }],
  [0x1d7ce, 0x1d7d7, { style: 'b' }],
]
/** Letters of these alphabets that Unicode had before. */
const EARLIER: readonly (readonly [letters: string, style: RunStyle])[] = [
  ['ℂℍℕℙℚℝℤ', { script: 'double-struck', style: 'p' }],
  ['ℬℰℱℋℐℒℳℛ', { script: 'script', style: 'p' }],
  ['ℭℑℜℨ', { script: 'fraktur', style: 'p' }],
]

function styleOf(letter: string): RunStyle | undefined {
  const code = letter.codePointAt(0) ?? 0
  const [, , style] = ALPHABETS.find(([from, to]) => code >= from && code <= to) ?? []
  return style ?? EARLIER.find(([letters]) => letters.includes(letter))?.[1]
}

/** Signs that are commands of other programs, and brackets that have no other. */
const LITERAL = /^[#~∼\\"&^_`()[\]⟨⟩⌊⌋⌈⌉]$/

/** A name, a number, an operator or a text. */
export function letters(token: Element): string {
  const text = textIn(token).replace(/[\u2061-\u2064\u200b]/g, '')
  if (token.tag === 'mtext' || token.tag === 'ms') return run(text.replaceAll('\u00a0', ' '), { isText: true })
  if (text === '|') return run('∣')
  if (LITERAL.test(text.trim())) return run(text, { isLiteral: true })
  const [first = ''] = text
  const style = styleOf(String.fromCodePoint(text.codePointAt(0) ?? 0))
  if (style) return run(text.normalize('NFKC'), style)
  const isUpright = token.attributes.mathvariant === 'normal' || (token.tag === 'mi' && text.length > first.length)
  return run(text, isUpright ? { style: 'p' } : {})
}

/** Widths in em, widest first, with the space that is as wide. */
const SPACES = [
  [1.5, '\u2003\u2003'],
  [0.9, '\u2003'],
  [0.26, '\u2004'],
  [0.2, '\u2005'],
  [0.1, '\u2009'],
] as const

export function space({ attributes: { width = '0' } }: Element): string {
  const em = Number.parseFloat(width)
  return run(SPACES.find(([least]) => em >= least)?.[1] ?? '')
}
