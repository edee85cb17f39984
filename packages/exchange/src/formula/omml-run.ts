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
  if (childOf(properties, 'nor')) return `\\text{${textInBraces(text)}}`
  const style = childOf(properties, 'sty')?.value ?? 'i'
  const alphabet = ALPHABETS[childOf(properties, 'scr')?.value ?? '']
  const write = (letters: string) => styled(letters, style, alphabet)
  return aligned ? text.split('&').map(write).join('&') : write(text)
}

function styled(text: string, style: string, alphabet: string | undefined): string {
  if (text === '') return ''
  if (alphabet) return words(text, (letters) => `\\${alphabet}{${letters}}`)
  if (style === 'p') return words(text, (letters) => (FUNCTIONS.has(letters) ? `\\${letters}` : `\\mathrm{${letters}}`))
  const signs = signsOf(text)
  if (style === 'b') return `\\mathbf{${signs}}`
  return style === 'bi' ? `\\boldsymbol{${signs}}` : signs
}

/** Only letters have a style. */
const words = (text: string, write: (letters: string) => string) =>
  joined(text.split(/([A-Za-z]+)/).map((part) => (/^[A-Za-z]/.test(part) ? write(part) : signsOf(part))))

export const signsOf = (text: string): string => joined(Array.from(text, signOf))

const IN_TEXT: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
}
const textInBraces = (text: string) => text.replace(/[\\{}#$%&_^~]/g, (sign) => IN_TEXT[sign] ?? `\\${sign}`)
