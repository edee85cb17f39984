import { type Find, inProse, matchesIn } from './finding.ts'
import { isWithin } from './read.ts'

/** The short unit with its words. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'milimeter',
  cm: 'sentimeter|centimeter',
  dm: 'desimeter',
  m: 'meter',
  km: 'kilometer',
  kg: 'kilogram',
  g: 'gram',
  mg: 'miligram',
  L: 'liter',
  mL: 'mililiter',
  '%': 'persen',
}
const repeatedUnit = Object.entries(UNITS).map(
  ([short, words]) => `${short} (?:${short}(?![\\p{L}\\d²³^])|(?:${words})\\b)`,
)
const TWICE = new RegExp(
  `(?<=\\d ?)(?:${repeatedUnit.join('|')})|(?<=\\d )(meter meter|liter liter|gram gram|persen persen)\\b`,
  'gu',
)
const RUPIAH = /\bRp\.? ?\d[\d.]{0,20}(?:,\d{2}|,-)?(?: (?:ribu|juta|miliar|triliun))?( rupiah)\b/g

export const unitTwice = inProse((text) => {
  const message = 'Satuan ditulis dua kali.'
  const units = matchesIn(text, TWICE, ([found]) => ({ message, fix: found.split(' ')[0] ?? '' }))
  const money = matchesIn(text, RUPIAH, ([found, word = '']) => ({ message, fix: found.slice(0, -word.length) }))
  return [...units, ...money]
})

const ASKS_FOR = /\b(luas|volume)\b/i
const ASKS_LENGTH = /\b(?:keliling|panjang|lebar|tinggi|jari-jari|diameter|jarak|kedalaman)\b/i
const LENGTH = /^\d[\d.,]{0,12} ?(mm|cm|dm|m|km)\.?$/
const POWERS = { luas: '²', volume: '³' } as const

/** An area or volume asked for, whose options are all lengths. */
export const unitPower: Find = ({ stem, asking, options, keys }) => {
  const asked = stem.text.slice(asking.from, asking.to).replace(/persegi panjang/gi, '')
  const quantity = ASKS_FOR.exec(asked)?.[1]?.toLowerCase()
  const isPlainlyAsked = /(?:adalah|sebesar|\?|\.{2,}|…)/.test(asked.slice(-14)) && !ASKS_LENGTH.test(asked)
  if ((quantity !== 'luas' && quantity !== 'volume') || !isPlainlyAsked || options.length < 3) return []
  const units = options.map(({ text }) => LENGTH.exec(text.trim())?.[1])
  const [unit] = units
  if (!unit || units.some((other) => other !== unit) || options.some(({ raised }) => raised.length > 0)) return []
  const place = options[keys[0] ?? 0]?.place ?? 'selections'
  return [{ place, at: [0, 0], message: `Satuan ${quantity} seharusnya ${unit}${POWERS[quantity]}.` }]
}

const SQUARED = /(?<=\d ?|\bper |\/)(mm|cm|dm|m|km)\^?([23])(?![\p{L}\d]|[.,]\d)/gu
const POWER = /(?<![\p{L}\d])([a-z])\^([23])(?![\d\p{L}^/(])/gu
const FORMULAS =
  /(?<![\p{L}\d])(?:CO2|H2O|O2|N2|H2|Cl2|SO2|SO3|NO2|NH3|CH4|H2SO4|HNO3|H2CO3|CaCO3|Na2CO3|NaHCO3|Ca\(OH\)2|Mg\(OH\)2|C6H12O6|KMnO4|Fe2O3|Al2O3|MgCl2|CaCl2|AgNO3)(?![\p{L}\d])/gu
const RAISED: Readonly<Record<string, string>> = { 2: '²', 3: '³' }
const lowered = (formula: string) => formula.replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)))

export const formulaPlain = inProse((text) => {
  const isDrawn = (from: number, length: number) =>
    isWithin(text.code, from) || text.raised.some((span) => span.from < from + length && from < span.to)
  const say = (found: string, from: number, fix: string) =>
    isDrawn(from, found.length) ? undefined : { message: `Tulis ${fix}.`, fix }
  const power = ([found, base = '', digit = '']: RegExpExecArray, from: number) =>
    say(found, from, `${base}${RAISED[digit] ?? digit}`)
  return [
    ...matchesIn(text, SQUARED, power),
    ...matchesIn(text, POWER, power),
    ...matchesIn(text, FORMULAS, ([found], from) => say(found, from, lowered(found))),
  ]
})
