import { signIn } from '../formula/symbols.ts'
import { latexOfEq } from './eq-field.ts'
import type { Piece } from './piece.ts'

/** Fields that say all in their instruction: `EQ \f(1;2)`, `SYMBOL 176`. Undefined for others. */
export function readField(instruction: string): Piece[] | undefined {
  const [, name = '', rest = ''] = /^\s*(\w+)\s(.*)$/s.exec(instruction) ?? []
  const read = { EQ: equation, SYMBOL: symbol }[name.toUpperCase()]
  return read?.(rest.trim())
}

/** Without a reading, the instruction stays as text: it holds the words of the formula. */
function equation(instruction: string): Piece[] {
  const latex = latexOfEq(instruction)
  if (latex !== undefined) return [{ kind: 'formula', latex, display: false }]
  return [
    { kind: 'text', text: instruction, marks: {} },
    { kind: 'warning', code: 'formula' },
  ]
}

function symbol(instruction: string): Piece[] {
  const code = Number(/^(?:0x[\da-f]{1,6}|\d{1,7})/i.exec(instruction)?.[0] ?? Number.NaN)
  const font = /\\f\s+"?([^"\\]+)/i.exec(instruction)?.[1]?.trim()
  const sign = font === undefined && code < 0x110000 ? String.fromCodePoint(code) : signIn(font ?? '', code)
  if (sign !== undefined) return [{ kind: 'text', text: sign, marks: {} }]
  return [
    { kind: 'text', text: '\ufffd', marks: {} },
    { kind: 'warning', code: 'symbol', ...(font && { detail: font }) },
  ]
}
