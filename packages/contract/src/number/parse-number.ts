import { type Ratio, ratio } from './ratio.ts'
import { tidy } from './tidy.ts'

const MAX_LENGTH = 64
const MAX_EXPONENT = 30n

const DIGITS = /^\d*$/
/** One mark, by threes. */
const GROUPED = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/
/** Indonesian: 1.234 is a thousand and more, 0.125 and 3.14 are not. */
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/
const FRACTION = /^(?:(\d{1,9}) )?(\d{1,15}) ?\/ ?(\d{1,15})$/
const EXPONENT = String.raw`10 ?(?:\^|\*\*) ?\(?([+-]?\d{1,3})\)?`
const TIMES_POWER = new RegExp(`^(.+?) ?[x×*·] ?${EXPONENT}$`, 'i')
const POWER = new RegExp(`^${EXPONENT}$`)
const E_NOTATION = /^(.+?)e([+-]?\d{1,3})$/i
const PERCENT = / ?(?:%|persen)$/i

/**
 * A number as Indonesians type it: `1.234,5`, `1 1/2`, `2½`, `3x10^8`, `75%`. `unit`, before or after it, is passed over.
 * Null for what is no number, and for one of more than 64 letters or with an exponent beyond 30.
 */
export function parseNumber(text: string, unit = ''): Ratio | null {
  if (text.length > 8 * MAX_LENGTH) return null
  const bare = withoutUnit(tidy(text), tidy(unit))
  if (bare.length > MAX_LENGTH) return null
  const sign = /^[+-] ?/.exec(bare)?.[0] ?? ''
  const size = unsigned(bare.slice(sign.length))
  return size && sign.startsWith('-') ? { n: -size.n, d: size.d } : size
}

function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text
  const [whole, part] = [text.toLowerCase(), unit.toLowerCase()]
  if (whole.endsWith(part)) return text.slice(0, -unit.length).trim()
  return whole.startsWith(part) ? text.slice(unit.length).replace(/^\./, '').trim() : text
}

function unsigned(text: string): Ratio | null {
  const percent = PERCENT.exec(text)
  if (!percent) return fraction(text) ?? scientific(text) ?? decimal(text)
  const hundred = unsigned(text.slice(0, percent.index))
  return hundred && ratio(hundred.n, hundred.d * 100n)
}

function fraction(text: string): Ratio | null {
  const [, whole = '0', above, below] = FRACTION.exec(text) ?? []
  if (above === undefined || below === undefined) return null
  return ratio(BigInt(whole) * BigInt(below) + BigInt(above), BigInt(below))
}

function scientific(text: string): Ratio | null {
  const [, base, power] = TIMES_POWER.exec(text) ?? E_NOTATION.exec(text) ?? ['', '1', POWER.exec(text)?.[1]]
  const factor = decimal(base ?? '')
  if (!factor || power === undefined) return null
  const exponent = BigInt(power)
  if (exponent > MAX_EXPONENT || exponent < -MAX_EXPONENT) return null
  return exponent < 0n ? ratio(factor.n, factor.d * 10n ** -exponent) : ratio(factor.n * 10n ** exponent, factor.d)
}

function decimal(text: string): Ratio | null {
  const mark = decimalMark(text)
  const at = mark === '' ? text.length : text.lastIndexOf(mark)
  const [whole, rest] = [text.slice(0, at), text.slice(at + 1)]
  if (whole + rest === '' || !DIGITS.test(rest) || !(DIGITS.test(whole) || GROUPED.test(whole))) return null
  return ratio(BigInt(whole.replace(/[., ]/g, '') + rest), 10n ** BigInt(rest.length))
}

/** Of two marks the later one; of one that stands once, that one, unless it groups; '' for none. */
function decimalMark(text: string): '.' | ',' | '' {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return comma > point ? ',' : '.'
  if (THOUSANDS.test(text)) return ''
  if (comma >= 0) return text.indexOf(',') === comma ? ',' : ''
  return point >= 0 && text.indexOf('.') === point ? '.' : ''
}
