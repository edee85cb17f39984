import { expect, it } from 'vitest'
import { keyReading, verdict } from './key-words.ts'
import { formatted, spelled } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { ratio } from './ratio.ts'

it.each([
  ['1.234,5 meter', 'Dibaca sebagai bilangan 1.234,5 meter'],
  ['<math data-latex="1\\frac{1}{4}"><mn>1</mn></math> cangkir', 'Dibaca sebagai bilangan 1,25 cangkir'],
  ['Rp26.500', 'Dibaca sebagai bilangan 26.500 rupiah'],
  ['-1/3', 'Dibaca sebagai bilangan -1/3'],
  ['lampu', 'Dibaca sebagai teks'],
  ['', 'Dibaca sebagai teks'],
])('says how the key %s is read', (key, sentence) => {
  expect(keyReading(key)).toBe(sentence)
})

const key = { short_answer_text: '1,234', first_range: '', second_range: '' }

it.each([
  ['1,234', 'Diterima'],
  ['1.234', 'Tidak diterima: 1.234 dibaca seribu dua ratus tiga puluh empat.'],
  [' 2 m ', 'Tidak diterima: 2 m dibaca dua meter.'],
  ['satu', 'Tidak diterima'],
  ['', 'Tidak diterima'],
])('says what becomes of the answer "%s"', (typed, sentence) => {
  expect(verdict([key], typed)).toBe(sentence)
})

it('reads a percent beside its sign as the number before it', () => {
  expect(keyReading('75%', '%')).toBe('Dibaca sebagai bilangan 75 persen')
  expect(verdict([key], '75%', { unit: 'persen' })).toBe('Tidak diterima: 75% dibaca tujuh puluh lima persen.')
})

it('accepts what any row accepts', () => {
  expect(verdict([key, { ...key, short_answer_text: '5' }], '5')).toBe('Diterima')
})

it.each([
  ['0', 'nol'],
  ['11', 'sebelas'],
  ['19', 'sembilan belas'],
  ['20', 'dua puluh'],
  ['100', 'seratus'],
  ['1000', 'seribu'],
  ['1100', 'seribu seratus'],
  ['21000', 'dua puluh satu ribu'],
  ['100000', 'seratus ribu'],
  ['1000000', 'satu juta'],
  ['2001000015', 'dua miliar satu juta lima belas'],
  [
    '999999999999999',
    'sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan',
  ],
  ['1000000000000000', '1.000.000.000.000.000'],
  ['-1,05', 'minus satu koma nol lima'],
  ['-0,5', 'minus nol koma lima'],
  ['2/3', 'dua per tiga'],
])('spells %s', (typed, words) => {
  expect(spelled(parseNumber(typed) ?? { n: -1n, d: 7n })).toBe(words)
})

it('writes numbers as Indonesia does', () => {
  const written = [ratio(-1n, 2n), ratio(-12345678n, 100n), ratio(2n, 3n), ratio(-2000n, 3n), ratio(1n, 0n)]
  expect(written.map((number) => number && formatted(number))).toEqual(['-0,5', '-123.456,78', '2/3', '-2.000/3', null])
})
