// How a number is shown, by the code of its format: what a person has seen is what is read.

const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
}

/** The code of a format: its own, or one that every program knows. */
export const formatCode = (id: number, own: Readonly<Record<number, string>>): string => own[id] ?? BUILT_IN[id] ?? ''

/** Further digits are noise of the calculation. */
const DIGITS = 15
const [DAY_MS, LAST_DAY] = [86_400_000, 2_958_465]
/** Days are counted from the last of 1899, or from the first of 1904. */
const [FIRST_DAY, FIRST_DAY_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)]

/** A number as the sheet shows it: 0.25 as `25%`. A code that is not known shows the number. */
export function shownNumber(stored: string, code: string, isFrom1904 = false): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  const [bare = ''] = withoutLetters(code).split(';')
  const decimals = /\.([0?]+)/.exec(bare)?.[1]?.length ?? 0
  if (bare.includes('%')) return `${(value * 100).toFixed(decimals)}%`
  if (/E[+-]/i.test(bare))
    return value
      .toExponential(decimals)
      .replace(/e([+-])(\d)$/i, 'E$10$2')
      .replace('e', 'E')
  if (bare.includes('/') && /[?#0]\s*\/\s*[?#0]/.test(bare)) return fractionOf(value, bare)
  if (/[dyhs]|m/i.test(bare) && !/general/i.test(bare)) return timeOf(value, code, isFrom1904)
  if (/^#?,?#*0(?:\.0+)?$/.test(bare)) return value.toFixed(decimals)
  return String(Number(value.toPrecision(DIGITS)))
}

/** Words of a format in quotes, colours and conditions say nothing of the number; `[h]` does. */
const withoutLetters = (code: string) => code.replace(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|_./gi, '')

/** `1 1/2`: the nearest fraction whose denominator has as many digits as the format. */
function fractionOf(value: number, code: string): string {
  const digits = /\/\s*([?#0]+)/.exec(code)?.[1]?.length ?? 1
  const most = 10 ** Math.min(digits, 3) - 1
  const [sign, size] = [value < 0 ? '-' : '', Math.abs(value)]
  const whole = /[#0?]\s+[?#0]+\s*\//.test(code) ? Math.floor(size) : 0
  const [top, bottom] = nearest(size - whole, most)
  if (top === 0) return `${sign}${whole}`
  if (top === bottom) return `${sign}${whole + 1}`
  return `${sign}${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`
}

function nearest(share: number, most: number): [top: number, bottom: number] {
  let best: [number, number] = [Math.round(share), 1]
  for (let bottom = 1; bottom <= most; bottom++) {
    const top = Math.round(share * bottom)
    if (Math.abs(share - top / bottom) < Math.abs(share - best[0] / best[1]) - 1e-12) best = [top, bottom]
  }
  return best
}

const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]
const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']
/** Letters in quotes or behind a backslash, time in all, halves of the day, parts of a date, any other letter. */
const TOKEN = /"[^"]*"|\\.|\[[^\]]*\]|AM\/PM|A\/P|d+|m+|y+|h+|s+|[\s\S]/gi

/** A day or a time, with the names of the language here. */
function timeOf(value: number, code: string, isFrom1904: boolean): string {
  if (value < 0 || value > LAST_DAY) return String(value)
  const seconds = Math.round((value - Math.floor(value)) * 86_400)
  const date = new Date((isFrom1904 ? FIRST_DAY_1904 : FIRST_DAY) + Math.floor(value) * DAY_MS + seconds * 1000)
  const [first = ''] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const isHalfDay = /AM\/PM|A\/P/i.test(first)
  const written: string[] = []
  let before = ''
  for (const [token] of first.matchAll(TOKEN)) {
    const part = token.charAt(0) === '[' ? token.slice(1) : token
    const isMinute = before === 'h' || isBeforeSeconds(first, token)
    written.push(
      /^[dmyhs]/i.test(token) ? timePart(date, { token, isMinute, isHalfDay }) : otherPart(token, value, date),
    )
    // what separates them changes nothing
    if (/^[dhs]/i.test(part)) before = part.charAt(0).toLowerCase()
    else if (/^[my]/i.test(part)) before = ''
  }
  return written.join('').trim()
}

/** What is no part of a date: letters as they stand, `[h]`, the half of the day. */
function otherPart(token: string, value: number, date: Date): string {
  if (token.charAt(0) === '"') return token.slice(1, -1)
  if (token.charAt(0) === '\\') return token.slice(1)
  if (/^\[[hms]+\]$/i.test(token)) return totalOf(value, token.slice(1, -1))
  if (/^A\/?[MP]/i.test(token)) return date.getUTCHours() < 12 ? 'AM' : 'PM'
  return token.length > 1 || token === '@' || token === '_' ? '' : token
}

/** `mm:ss` are minutes. */
const isBeforeSeconds = (code: string, token: string) => /^m{1,2}$/i.test(token) && /^m{1,2}:s/i.test(code)

const padded = (number: number, letters: string) => String(number).padStart(Math.min(letters.length, 2), '0')

function totalOf(value: number, token: string): string {
  const per = { h: 24, m: 1_440, s: 86_400 }[token.charAt(0).toLowerCase()] ?? 24
  return padded(Math.floor(value * per + 1e-9), token)
}

type Part = (date: Date, token: string, isHalfDay: boolean) => string
const named = (name: string, token: string, numeral: string) =>
  token.length > 3 ? name : token.length === 3 ? name.slice(0, 3) : numeral

const PARTS: Readonly<Record<string, Part>> = {
  y: (date, token) => String(date.getUTCFullYear()).slice(token.length > 2 ? 0 : 2),
  d: (date, token) => named(DAYS[date.getUTCDay()] ?? '', token, padded(date.getUTCDate(), token)),
  m: (date, token) => named(MONTHS[date.getUTCMonth()] ?? '', token, padded(date.getUTCMonth() + 1, token)),
  h: (date, token, isHalfDay) => padded(isHalfDay ? date.getUTCHours() % 12 || 12 : date.getUTCHours(), token),
  s: (date, token) => padded(date.getUTCSeconds(), token),
}

interface TimeToken {
  token: string
  isMinute: boolean
  isHalfDay: boolean
}

function timePart(date: Date, { token, isMinute, isHalfDay }: TimeToken): string {
  const letter = token.charAt(0).toLowerCase()
  if (letter === 'm' && isMinute && token.length < 3) return padded(date.getUTCMinutes(), token)
  return PARTS[letter]?.(date, token, isHalfDay) ?? ''
}
