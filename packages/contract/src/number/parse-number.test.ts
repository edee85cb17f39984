import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { seeded } from '../shuffle.ts'
import { parseNumber } from './parse-number.ts'
import type { Ratio } from './ratio.ts'

/** `n/d` of what is read; null for what is no number. */
const read = (text: string, unit?: string) => {
  const number = parseNumber(text, unit)
  return number && `${number.n}/${number.d}`
}

it.each([
  ['1.234,5', '2469/2'],
  ['1 234,5', '2469/2'],
  ['1 234,5', '2469/2'],
  ['1,234.5', '2469/2'],
  ['1.234', '1234/1'],
  ['1,234', '617/500'],
  ['3.14', '157/50'],
  ['0.125', '1/8'],
  ['12.50', '25/2'],
  ['1.2345', '2469/2000'],
  ['1.234.567', '1234567/1'],
  ['1,234,567', '1234567/1'],
  ['12.345.678,90', '123456789/10'],
  ['12,345,678.90', '123456789/10'],
  ['1 234 567', '1234567/1'],
  ['1234', '1234/1'],
  ['0', '0/1'],
  ['-0', '0/1'],
  ['007', '7/1'],
  [',5', '1/2'],
  ['.5', '1/2'],
  ['5,', '5/1'],
  ['0,50', '1/2'],
  ['1234.567', '1234567/1000'],
  ['0.234', '117/500'],
  ['3/4', '3/4'],
  ['6 / 8', '3/4'],
  ['1 1/2', '3/2'],
  ['½', '1/2'],
  ['2½', '5/2'],
  ['2 ½', '5/2'],
  ['-2½', '-5/2'],
  ['⅔', '2/3'],
  ['-1/2', '-1/2'],
  ['3x10^8', '300000000/1'],
  ['3 × 10⁸', '300000000/1'],
  ['1,5 · 10^(-3)', '3/2000'],
  ['2*10**3', '2000/1'],
  ['1e4', '10000/1'],
  ['2,5E-1', '1/4'],
  ['10^3', '1000/1'],
  ['10⁻²', '1/100'],
  ['75%', '3/4'],
  ['12,5 persen', '1/8'],
  ['−5', '-5/1'],
  ['– 5', '-5/1'],
  ['+5', '5/1'],
  ['１２', '12/1'],
  ['1.234\u200b', '1234/1'],
])('reads %s as %s', (text, number) => {
  expect(read(text)).toBe(number)
})

it.each([
  '',
  ' ',
  '-',
  '.',
  ',',
  '%',
  '1.23.456',
  '1,2,3',
  '1/0',
  '0/0',
  'dua',
  '1e400',
  '1e31',
  '10^-31',
  '1e',
  'e4',
  '1.234.5',
  '1.234,567,8',
  '1,234.567,8',
  '0.123.456',
  '1 23',
  '12 34',
  '1  1  1/2',
  '1/2/3',
  '1,5/2',
  '1.5/2',
  '--5',
  '5-',
  '3.10^8',
  '3x8',
  '2^3',
  '1..5',
  '1,,5',
  '٣',
  'Infinity',
  'NaN',
  '0x10',
  '1_000',
  '½½',
  '50%%%a',
  '9'.repeat(65),
  ' '.repeat(600),
])('reads no number in "%s"', (text) => {
  expect(read(text)).toBeNull()
})

it.each([
  ['15 m', 'm', '15/1'],
  ['15M', 'm', '15/1'],
  ['Rp 26.500', 'Rp', '26500/1'],
  ['Rp.26.500', 'rp', '26500/1'],
  ['5 m²', 'm²', '5/1'],
  ['15', 'm', '15/1'],
  ['15 km', 'm', null],
  ['m', 'm', null],
])('passes over the unit of %s', (text, unit, number) => {
  expect(read(text, unit)).toBe(number)
})

const PLACES = 12
/** `digits` with `places` of them after the decimal mark. */
const decimals = fc.tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: PLACES }))
const writers = (locale: string) =>
  Array.from(
    { length: PLACES + 1 },
    (_, places) => new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: PLACES }),
  )
const INDONESIAN = writers('id-ID')
const ENGLISH = writers('en-US')

const written = (locale: Intl.NumberFormat[], [digits, places]: [bigint, number]): string =>
  locale[places]?.format(`${digits}e-${places}` as `${number}`) ?? ''

function isReadBack(locale: Intl.NumberFormat[], [digits, places]: [bigint, number]): boolean {
  const number = parseNumber(written(locale, [digits, places]))
  return number !== null && number.n * 10n ** BigInt(places) === digits * number.d
}

it('reads back every decimal as id-ID writes it', () => {
  expect(written(INDONESIAN, [-123456789n, 3])).toBe('-123.456,789')
  fc.assert(
    fc.property(decimals, (decimal) => isReadBack(INDONESIAN, decimal)),
    { numRuns: 20_000 },
  )
})

/** One comma is Indonesia's decimal mark; one point before three digits groups. */
const isAmbiguous = (text: string) => /^-?\d{1,3}(?:,\d{3}|\.\d{3})$/.test(text)

it('reads back decimals as en-US writes them, unless Indonesia reads them otherwise', () => {
  expect(written(ENGLISH, [-123456789n, 3])).toBe('-123,456.789')
  const clear = decimals.filter((decimal) => !isAmbiguous(written(ENGLISH, decimal)))
  fc.assert(
    fc.property(clear, (decimal) => isReadBack(ENGLISH, decimal)),
    { numRuns: 20_000 },
  )
})

const isLowest = ({ n, d }: Ratio) => d > 0n && [2n, 3n, 5n, 7n].every((prime) => n % prime !== 0n || d % prime !== 0n)

it('reads any text without an error, and always in lowest terms', () => {
  fc.assert(
    fc.property(anyText, fc.string(), (text, unit) => {
      const number = parseNumber(text, unit)
      return number === null || isLowest(number)
    }),
    { numRuns: 1000 },
  )
})

it('reads 100,000 texts of what numbers are made of', () => {
  const LETTERS = '0123456789012345.,/ -+xe^%()½²⁻Rp\u00a0'
  const random = seeded('angka')
  const upTo = (most: number) => Math.floor(random() * most)
  const numbers: Ratio[] = []
  for (let run = 0; run < 100_000; run++) {
    const text = Array.from({ length: upTo(9) }, () => LETTERS[upTo(LETTERS.length)]).join('')
    const number = parseNumber(text)
    if (number) numbers.push(number)
  }
  expect(numbers.length).toBeGreaterThan(10_000)
  expect(numbers.filter((number) => !isLowest(number))).toEqual([])
})
