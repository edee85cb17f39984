import type { Ratio } from './ratio.ts'

const DIGITS = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')
const POWERS = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1000, 'ribu'],
  [100, 'ratus'],
] as const
/** Longer ones are not spelled. */
const MAX_SPELLED = 10n ** 15n
const MAX_DECIMALS = 128

/** `1.234,5`; a number without an end is a fraction: `1/3`. */
export function formatted(number: Ratio): string {
  const decimals = decimalsOf(number)
  if (decimals === undefined) return `${grouped(number.n)}/${grouped(number.d)}`
  return [grouped(number.n / number.d, number.n < 0n), decimals].filter((part) => part !== '').join(',')
}

/** `seribu dua ratus tiga puluh empat koma lima`; digits where the number is too long to be spelled. */
export function spelled(number: Ratio): string {
  const [above, decimals] = [number.n < 0n ? -number.n : number.n, decimalsOf(number)]
  if (above >= MAX_SPELLED || number.d >= MAX_SPELLED) return formatted(number)
  const minus = number.n < 0n ? 'minus ' : ''
  if (decimals === undefined) return `${minus}${wholeWords(Number(above))} per ${wholeWords(Number(number.d))}`
  const whole = minus + wholeWords(Number(above / number.d))
  return decimals === '' ? whole : `${whole} koma ${[...decimals].map((digit) => DIGITS[Number(digit)]).join(' ')}`
}

const size = (n: bigint) => (n < 0n ? -n : n).toString()
const grouped = (n: bigint, isNegative = n < 0n) =>
  (isNegative ? '-' : '') + size(n).replace(/\d(?=(?:\d{3})+$)/g, '$&.')

/** The digits after the comma; undefined when they never end. */
function decimalsOf({ n, d }: Ratio): string | undefined {
  let scale = 1n
  for (let places = 0; places <= MAX_DECIMALS; places++, scale *= 10n) {
    if (scale % d === 0n) return places === 0 ? '' : size((n % d) * (scale / d)).padStart(places, '0')
  }
  return undefined
}

function wholeWords(whole: number): string {
  if (whole < 12) return DIGITS[whole] ?? ''
  if (whole < 20) return `${wholeWords(whole - 10)} belas`
  if (whole < 100) return followed(`${wholeWords(Math.floor(whole / 10))} puluh`, whole % 10)
  const [power, word] = POWERS.find(([value]) => value <= whole) ?? [100, 'ratus']
  const times = Math.floor(whole / power)
  const first = times === 1 && power <= 1000 ? `se${word}` : `${wholeWords(times)} ${word}`
  return followed(first, whole % power)
}

const followed = (first: string, rest: number) => (rest === 0 ? first : `${first} ${wholeWords(rest)}`)
