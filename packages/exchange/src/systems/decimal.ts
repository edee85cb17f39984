// Numbers as programs write them, `-1234.5` or `1.2e3`, without rounding. Ours have a comma, and points between thousands.
import { formatted } from '@bank/contract/number/number-words'
import { type Ratio, ratio } from '@bank/contract/number/ratio'

const DECIMAL = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?(?:[eE]([+-]?\d{1,2}))?$/

/** Undefined for what is no such number. */
export function decimalOf(text: string): Ratio | undefined {
  const [, sign, whole = '', rest = '', power = '0'] = DECIMAL.exec(text.trim()) ?? []
  if (sign === undefined || whole + rest === '') return undefined
  const exponent = BigInt(power) - BigInt(rest.length)
  const digits = BigInt(`${whole}${rest}`) * (sign === '-' ? -1n : 1n)
  return (exponent < 0n ? ratio(digits, 10n ** -exponent) : ratio(digits * 10n ** exponent, 1n)) ?? undefined
}

/** As people write it here: `1.234,5`. */
export const shownNumber = (number: Ratio): string => formatted(number)

const MOST_DECIMALS = 30n

/** As programs write it; undefined for one without an end, as a third. */
export function programNumber({ n, d }: Ratio): string | undefined {
  const size = n < 0n ? -n : n
  for (let places = 0n; places <= MOST_DECIMALS; places++) {
    const scaled = size * 10n ** places
    if (scaled % d !== 0n) continue
    const digits = String(scaled / d).padStart(Number(places) + 1, '0')
    const at = digits.length - Number(places)
    return (n < 0n ? '-' : '') + digits.slice(0, at) + (places > 0n ? `.${digits.slice(at)}` : '')
  }
  return undefined
}
