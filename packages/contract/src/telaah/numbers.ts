import { parseNumber } from '../number/parse-number.ts'
import { quantity } from '../number/quantity.ts'
import { compare } from '../number/ratio.ts'
import { plainOf } from '../plain-text.ts'
import { type Fault, type Find, inProse, matchesIn, wholly } from './finding.ts'
import { REVIEWED } from './forms.ts'
import { isWithin } from './read.ts'

const POINT = /(?<![\p{L}\p{N}.,/_:(=-])\d{1,9}\.\d{1,6}(?![\p{L}\p{N}_:/]|\.\d|,\d)/gu
const TIME = /^(?:[01]?\d|2[0-4])\.[0-5]\d$/
const TELLS_TIME = /\b(?:pukul|jam|WIB|WITA|WIT)\b/
/** What is numbered with points. */
const NUMBERED = /\b(?:tabel|gambar|bab|subbab|pasal|versi|bagian|nomor|no|lampiran|grafik|diagram|ayat|butir)\.? $/i
const LONGEST_NAME = 12

export const decimalPoint = inProse((text) =>
  matchesIn(text, POINT, ([number], from) => {
    const [whole = '', decimals = ''] = number.split('.')
    const isThousands = decimals.length === 3 && whole.length <= 3 && !whole.startsWith('0')
    const isTime = TIME.test(number) && TELLS_TIME.test(text.text)
    const isNumbered = NUMBERED.test(text.text.slice(Math.max(0, from - LONGEST_NAME), from))
    if (isThousands || isTime || isNumbered || isWithin(text.code, from)) return undefined
    const fix = `${whole},${decimals}`
    return { message: `Tulis desimal dengan koma: ${fix}.`, fix }
  }),
)

/** Bounds of a short answer that are swapped, or that its own answer is outside of. */
export const range: Find = ({ asked }) => {
  if (!REVIEWED[asked.form].hasBounds) return []
  return asked.short_answers.flatMap(({ short_answer_text, first_range, second_range }, at): Fault[] => {
    const upper = parseNumber(first_range ?? '')
    const lower = parseNumber(second_range ?? '')
    const place = `short_answers.${at}`
    if (upper && lower && compare(upper, lower) < 0)
      return [wholly(`${place}.first_range`, 'Batas atas lebih kecil daripada batas bawah.')]
    const plain = plainOf(short_answer_text ?? '')
    const number = quantity(plain)?.number
    const isOutside = number && ((upper && compare(number, upper) > 0) || (lower && compare(number, lower) < 0))
    return isOutside ? [wholly(`${place}.short_answer_text`, `Jawaban ${plain} di luar batas.`)] : []
  })
}

/** Options that are all numbers stand by size, up or down. */
export const numberOrder: Find = ({ asked, options }) => {
  if (options.length < 3) return []
  const read = asked.selections.map(({ selection_text }) => quantity(plainOf(selection_text)))
  const units = new Set(read.map((one) => one?.unit))
  const numbers = read.flatMap((one) => (one ? [one.number] : []))
  if (numbers.length < options.length || units.size > 1) return []
  const steps = numbers.slice(1).map((number, at) => compare(number, numbers[at] ?? number))
  if (steps.every((step) => step >= 0) || steps.every((step) => step <= 0)) return []
  const bySize = numbers.map((number, at) => ({ number, at })).sort((one, other) => compare(one.number, other.number))
  const order = bySize.map(({ at }) => at)
  return [{ ...wholly('selections', 'Urutkan pilihan angka dari yang terkecil.'), order }]
}
