// Letters of MathML as runs of Word: its own alphabets become styles, as Word has them.
import { isGreekOfMath, plainLetters } from '../../formula/alphabets.ts'
import { type Element, textIn } from '../html/tree.ts'
import { run } from './omml-xml.ts'

/** Signs that are commands of other programs, and brackets that have no other. */
const LITERAL = /^[#~∼\\"&^_`()[\]⟨⟩⌊⌋⌈⌉]$/

/** A name, a number, an operator or a text. */
export function letters(token: Element): string {
  const text = textIn(token).replace(/[\u2061-\u2064\u200b]/g, '')
  const isText = token.tag === 'mtext' || token.tag === 'ms'
  if (isText && !isGreekOfMath(text)) return run(text.replaceAll('\u00a0', ' '), { isText: true })
  if (text === '|') return run('∣')
  if (LITERAL.test(text.trim())) return run(text, { isLiteral: true })
  const [first = ''] = text
  const plain = plainLetters(text)
  if (plain) return run(plain.text, plain.style)
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
