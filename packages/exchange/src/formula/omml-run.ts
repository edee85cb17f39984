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
  const write = (letters: string) => styled(letters, style, alphabet)
  return aligned ? text.split('&').map(write).join('&') : write(text)
}

/** LibreOffice writes a sign that is no command as a text. */
const LONE_SIGN = /^[=<>+*/()[\]#&_~∼]$/

function styled(text: string, style: string, alphabet: string | undefined): string {
  if (text === '') return ''
  if (alphabet) return words(text, (letters) => `\\${alphabet}{${letters}}`)
  if (style === 'p') return words(text, upright)
  const signs = signsOf(text)
  if (style === 'b') return `\\mathbf{${signs}}`
  return style === 'bi' ? `\\boldsymbol{${signs}}` : signs
}

/** Letters that stand upright, as names of functions and units do. */
export const upright = (letters: string) => (FUNCTIONS.has(letters) ? `\\${letters}` : `\\mathrm{${letters}}`)

/** Only letters have a style. */
const words = (text: string, write: (letters: string) => string) =>
  joined(text.split(/([A-Za-z]+)/).map((part) => (/^[A-Za-z]/.test(part) ? write(part) : signsOf(part))))

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
