import { withoutEnd } from '../linear-text.ts'
import { parseNumber } from './parse-number.ts'
import type { Ratio } from './ratio.ts'
import { tidy } from './tidy.ts'

/** A number with its unit: the unit's Indonesian word where `UNITS` knows it, otherwise as typed, '' for none. */
export interface Quantity {
  readonly number: Ratio
  readonly unit: string
}

/** Each unit with its other spellings. Units are not converted: an author who accepts 1,5 km and 1500 m writes both answers. */
const UNITS = [
  'meter|m|mtr',
  'sentimeter|cm|centimeter',
  'milimeter|mm|millimeter',
  'kilometer|km',
  'meter persegi|m^2|m2',
  'sentimeter persegi|cm^2|cm2',
  'kilometer persegi|km^2|km2',
  'hektare|ha|hektar',
  'meter kubik|m^3|m3',
  'sentimeter kubik|cm^3|cm3|cc',
  'desimeter kubik|dm^3|dm3',
  'liter|l|ltr|litre',
  'mililiter|ml|milliliter',
  'gram|g|gr',
  'kilogram|kg|kilo',
  'miligram|mg',
  'kuintal|kw',
  'ton|t',
  'detik|s|det|sekon|dtk',
  'menit|mnt',
  'jam|j',
  'rupiah|rp|idr',
  'derajat|°|^°|^o',
  'derajat celsius|°c|celsius|derajat celcius|celcius',
  'kilometer per jam|km/jam|km/j',
  'meter per detik|m/s|m/detik|meter per sekon',
  'newton|n',
  'joule|j/joule',
  'pascal|pa',
  'watt|w',
  'volt|v',
  'ampere|a',
  'ohm|Ω',
  'persen|%',
]
const WORDS = new Map(
  UNITS.flatMap((line) => line.split('|').map((name, _, [word = '']) => [name.toLowerCase(), word])),
)

const MAX_LENGTH = 100
const MAX_UNIT = 30
const CURRENCY = /^(rp|idr|us\$|\$|£|€)\.? ?(.+)$/i
const CURRENCIES = new Set(['rupiah', 'us$', '$', '£', '€'])
/** Whether a unit is a currency, which a question that asks for a price has named already. */
export const isCurrency = (unit: string) => CURRENCIES.has(unit)
/** `Rp26.500,-` */
const NO_CENTS = /[.,] ?-+$/
/** Letters; a digit only as their exponent, so that `3 m 20 cm` has no unit and is a text. */
const UNIT = /^[\p{L}°^'"′″](?:[\p{L}°^/·.()'"′″ -]|(?<=[\p{L}^-])\d)*$/u

/** The word of a unit, so that `m²`, `m2` and `meter persegi` are one. */
export function unitOf(typed: string): string {
  const name = withoutEnd(tidy(typed).toLowerCase(), /[. ]/)
  return WORDS.get(name) ?? name
}

const PERCENT = / ?(?:%|persen)$/i
/** `5%`, `5 persen` */
export const isPercent = (text: string) => PERCENT.test(tidy(text))

/**
 * A number with its unit, where `unit` stands beside the box: it may be one that does not look like a unit. Beside `%`, 75% is
 * 75 with its unit; elsewhere it is 0,75.
 */
export function quantityBeside(text: string, unit: string): Quantity | null {
  const beside = unitOf(unit)
  const percent = beside === 'persen' ? percents(text) : null
  const read = percent ?? quantity(text)
  if (read) return read
  const number = parseNumber(text, unit)
  return number && { number, unit: beside }
}

function percents(text: string): Quantity | null {
  if (text.length > 8 * MAX_LENGTH) return null
  const tidied = tidy(text)
  const bare = tidied.replace(PERCENT, '')
  const number = isPercent(bare) ? null : parseNumber(bare)
  return number && { number, unit: bare === tidied ? '' : 'persen' }
}

/** A number that fills the text, but for a unit of at most 30 letters before (money) or after it. Null for any other text. */
export function quantity(text: string): Quantity | null {
  if (text.length > 8 * MAX_LENGTH) return null
  const tidied = tidy(text)
  if (tidied.length > MAX_LENGTH) return null
  const number = parseNumber(tidied)
  return number ? { number, unit: '' } : (money(tidied) ?? measured(tidied))
}

function money(text: string): Quantity | null {
  const [, currency = '', amount = ''] = CURRENCY.exec(text) ?? []
  const number = parseNumber(amount.replace(NO_CENTS, ''))
  return number && { number, unit: unitOf(currency) }
}

/** The longest number that the text begins with, if only a unit follows. */
function measured(text: string): Quantity | null {
  for (let at = text.length - 1; at > 0; at--) {
    const [before, after] = [text.slice(0, at), text.slice(at).trim()]
    const number = /[\d%)]$/.test(before) && isUnit(after) ? parseNumber(before) : null
    if (number) return { number, unit: unitOf(after) }
  }
  return null
}

const isUnit = (text: string) => text.length <= MAX_UNIT && UNIT.test(text)
