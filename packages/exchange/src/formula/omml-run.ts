import { plainLetters } from './alphabets.ts'
import { childOf, type OmmlElement, textOf } from './omml-element.ts'
import { FUNCTIONS, joined, signOf } from './omml-signs.ts'

const ALPHABETS: Readonly<Record<string, string>> = {
  script: 'mathcal',
  fraktur: 'mathfrak',
  'double-struck': 'mathbb',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
}

/** The letters of a run, in its style. In a system of equations `&` aligns the lines. */
export function runOf(run: OmmlElement, aligned: boolean): string {
  const text = textOf(run)
  const properties = childOf(run, 'rpr')
  if (childOf(properties, 'nor') && !LONE_SIGN.test(text)) return plainText(text)
  const style = childOf(properties, 'sty')?.value ?? 'i'
  const alphabet = ALPHABETS[childOf(properties, 'scr')?.value ?? '']
  const write = (letters: string) => joined(letters.split(OF_MATH).map((part) => styledAs(part, style, alphabet)))
  return aligned ? text.split('&').map(write).join('&') : write(text)
}

const OF_MATH = /([\u{1d400}-\u{1d7ff}])/u

/** Letters that bear their style, as some programs write them, have it whatever their run says. */
function styledAs(text: string, style: string, alphabet: string | undefined): string {
  const plain = OF_MATH.test(text) ? plainLetters(text) : undefined
  if (!plain) return styled(text, style, alphabet)
  return styled(plain.text, plain.style.style ?? 'i', ALPHABETS[plain.style.script ?? ''])
}

/** LibreOffice writes a sign that is no command as a text. */
const LONE_SIGN = /^[=<>+*/()[\]#&_~∼]$/

function styled(text: string, style: string, alphabet: string | undefined): string {
  if (text === '') return ''
  if (alphabet) return inAlphabet(text, alphabet)
  if (style === 'p') return words(text, /([A-Za-z]+)/, upright)
  const signs = signsOf(text)
  if (style === 'b') return `\\mathbf{${signs}}`
  return style === 'bi' ? `\\boldsymbol{${signs}}` : signs
}

/** Letters that stand upright, as names of functions and units do. */
export const upright = (letters: string) => (FUNCTIONS.has(letters) ? `\\${letters}` : `\\mathrm{${letters}}`)

/** Which letters and digits an alphabet has; others stay plain. */
const WITH_DIGITS = /([A-Za-z0-9]+)/
const HAS: Readonly<Record<string, RegExp>> = {
  mathbb: WITH_DIGITS,
  mathsf: /([A-Za-z0-9]+|[\p{Script=Greek}∂∇]+)/u,
  mathtt: WITH_DIGITS,
}
const inAlphabet = (text: string, alphabet: string) =>
  words(text, HAS[alphabet] ?? /([A-Za-z]+)/, (letters) => `\\${alphabet}{${signsOf(letters)}}`)

/** Only what `of` finds has a style. */
const words = (text: string, of: RegExp, write: (letters: string) => string) =>
  joined(text.split(of).map((part, at) => (at % 2 === 1 ? write(part) : signsOf(part))))

export const signsOf = (text: string): string => joined(Array.from(text, signOf))

const IN_TEXT: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
}
/** Words among a formula. Operators are none: LaTeX refuses them in a text. */
export const plainText = (text: string): string =>
  joined(text.split(OPERATORS).map((part, at) => (at % 2 === 1 ? signsOf(part) : inText(part))))
const OPERATORS = /([∏-∑∫-∲⊕⋀-⋃⨀-⨚]+)/
const inText = (part: string) =>
  part && `\\text{${part.replace(/[\\{}#$%&_^~]/g, (sign) => IN_TEXT[sign] ?? `\\${sign}`)}}`

/** Without space around it, but for one that is written (`\ `). */
export function trimmed(latex: string): string {
  const bare = latex.trim()
  return bare.endsWith('\\') ? `${bare} ` : bare
}
