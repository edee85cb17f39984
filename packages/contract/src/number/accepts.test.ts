import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { accepts, type Range, type Reading, rangesOf, unreadBounds } from './accepts.ts'

const row = (short_answer_text: string, second_range = '', first_range = '') => ({
  short_answer_text,
  first_range,
  second_range,
})

it.each<[key: string, lower: string, upper: string, typed: string, isAccepted: boolean, reading?: Reading]>([
  ['', '40', '45', '40', true],
  ['', '40', '45', '45,0', true],
  ['', '40', '45', '45,01', false],
  ['', '45', '40', '42', true],
  ['', '40', '', '1000', true],
  ['', '40', '', '39', false],
  ['', '', '45', '-3', true],
  ['', '', '45', '46', false],
  ['', 'empat puluh', '45', '42', false],
  ['', '40', 'banyak', '42', false],
  ['', '', '', '42', false],
  ['', '40', '45', '', false],
  ['', '40', '45', 'empat puluh', false],
  ['', '40', '45', '42 kg', false],
  ['', '40', '45', '42 kg', true, { unit: 'kilogram' }],
  ['', '40', '45', '42 gram', false, { unit: 'kilogram' }],
  ['', '1/3', '1/2', '0,4', true],
  ['Rp12.000', '', '', '12000', true],
  ['12.000 rupiah', '', '', 'Rp12.000,00', true],
  ['Rp12.000', '', '', '$12.000', false],
  ['15 meter', '', '', '15 m', true],
  ['15 meter', '', '', '15', false],
  ['15 meter', '', '', '15', true, { unit: 'm' }],
  ['15', '', '', '15 m', true, { unit: 'm' }],
  ['15', '', '', '15 m', false],
  ['15 meter', '', '', '1500 cm', false],
  ['15 meter', '15', '15', '15', true],
  ['15 meter', '15', '15', '15 km', false],
  ['1/2', '', '', '0,5', true],
  ['1/2', '', '', '2/4', true],
  ['1/2', '', '', '50%', true],
  ['1,234', '', '', '1.234', false],
  ['49 m<sup>2</sup>', '', '', '49 m²', true],
  ['Jakarta', '', '', ' jakarta. ', true],
  ['Jakarta', '', '', 'JAKARTA', true],
  ['Jakarta', '', '', 'Yakarta', false],
  ['Jakarta', '', '', 'jakarta', false, { exact: true }],
  ['Jakarta', '', '', ' Jakarta ', true, { exact: true }],
  ['anak-anak', '', '', 'anak anak', true],
  ['anak-anak', '', '', 'anak anak', false, { exact: true }],
  ['4', '', '', '-4', false],
  ['4', '', '', '- 4', false],
  ['-4', '', '', '4', false],
  ['-4', '', '', '- 4', true],
  ['-4 m', '', '', '4 m', false],
  ['x = -4', '', '', 'x = 4', false],
  ['x = -4', '', '', 'X = −4', true],
  ['COVID-19', '', '', 'covid 19', true],
  ['3 buah-buahan', '', '', '3 buah buahan', true],
  ['“Maju tak gentar”', '', '', 'maju  tak gentar', true],
  ['Jum’at', '', '', "jum'at", true],
  ['Jum’at', '', '', "Jum'at", true, { exact: true }],
  ['?', '', '', '!', false],
  ['?', '', '', '?', true],
  ['(a, b)', '', '', 'a, b', true],
  ['H<sub>2</sub>O', '', '', 'h2o', true],
  ['75', '', '', '75', true, { unit: '%' }],
  ['75', '', '', '75%', true, { unit: '%' }],
  ['75', '', '', '75 %', true, { unit: '%' }],
  ['75', '', '', '75 persen', true, { unit: '%' }],
  ['75', '', '', '75%', true, { unit: 'persen' }],
  ['75%', '', '', '75', true, { unit: 'persen' }],
  ['75 persen', '', '', '75', true, { unit: '%' }],
  ['75', '', '', '0,75', false, { unit: '%' }],
  ['75%', '', '', '0,75', false, { unit: '%' }],
  ['75', '', '', '75 kg', false, { unit: '%' }],
  ['75%', '', '', '0,75', true],
  ['75%', '', '', '75', false],
  ['75', '70%', '80 persen', '72', true, { unit: '%' }],
  ['75', '70%', '80 persen', '0,72', false, { unit: '%' }],
  ['', '502,4 liter', '502,9 L', '502,5', true, { unit: 'liter' }],
  ['', '502,4 kg', '502,9 kg', '502,5', false, { unit: 'liter' }],
  ['(2, 3)', '', '', '(2,3)', true],
  ['(2,3)', '', '', '( 2 , 3 )', true],
  ['(2, -3)', '', '', '(2,3)', false],
  ['2 : 3', '', '', '2:3', true],
  ['2:3', '', '', '2 : 3', true],
  ['2 : 3', '', '', '2:3', false, { exact: true }],
  ['{1; 2}', '', '', '{ 1;2 }', true],
  ['[2, 3)', '', '', '[2,3 )', true],
  ['x<sup>2</sup>', '', '', 'x²', true],
  ['x<sup>2</sup>', '', '', 'x²', true, { exact: true }],
  ['x²', '', '', 'x^2', true],
  ['<math data-latex="x^{2}"><mi>x</mi></math>', '', '', 'x²', true],
  ['<math data-latex="x^{12}+1"><mi>x</mi></math>', '', '', 'x¹²+1', true],
  ['x²', '', '', 'x2', false],
])('with key "%s" between "%s" and "%s": %s', (key, lower, upper, typed, isAccepted, reading) => {
  expect(accepts(row(key, lower, upper), typed, reading)).toBe(isAccepted)
})

it('names the bounds that cannot be read', () => {
  expect(unreadBounds(row('', 'empat', '45'))).toEqual(['empat'])
  expect(unreadBounds(row('', '40 kg', ''), 'kg')).toEqual([])
  expect(unreadBounds(row('', '502,4 liter', '502,9 kg'), 'L')).toEqual(['502,9 kg'])
})

const numbers = fc.integer({ min: -1000, max: 1000 })

it('takes bounds in either order, and accepts no less when they move apart', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, fc.nat(100), (a, b, typed, more) => {
      const accepted = accepts(row('', `${a}`, `${b}`), `${typed}`)
      expect(accepted).toBe(typed >= Math.min(a, b) && typed <= Math.max(a, b))
      expect(accepts(row('', `${b}`, `${a}`), `${typed}`)).toBe(accepted)
      const wider = row('', `${Math.min(a, b) - more}`, `${Math.max(a, b) + more}`)
      if (accepted) expect(accepts(wider, `${typed}`)).toBe(true)
    }),
  )
})

it('accepts the text of every key, and never fails', () => {
  const texts = fc.oneof(anyText, fc.stringMatching(/^[a-z0-9.,/ -]{1,12}$/))
  fc.assert(
    fc.property(texts, texts, texts, fc.boolean(), (key, bound, typed, exact) => {
      expect(accepts(row(key, bound, bound), typed, { exact, unit: bound })).toBeTypeOf('boolean')
      const plain = key.replace(/[<>&]/g, '')
      if (plain.replace(/[\s\u200b]/g, '') !== '') expect(accepts(row(plain), plain, { exact })).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('says which numbers a row accepts without a unit', () => {
  const halves = numbers.map((number) => number / 2)
  const shown = (number: number) => `${number}`.replace('.', ',')
  const bound = fc.oneof(fc.constantFrom('', 'banyak'), halves.map(shown))
  const key = fc.oneof(
    fc.constantFrom('', 'dua'),
    halves.map(shown),
    halves.map((number) => `${shown(number)} m`),
  )
  const near = (ranges: readonly Range[]) =>
    ranges.flatMap(({ least, most }) => [least, most]).flatMap((end) => (end ? [Number(end.n) / Number(end.d)] : []))
  fc.assert(
    fc.property(key, bound, bound, fc.constantFrom('', 'm', 'kg'), halves, (text, lower, upper, unit, other) => {
      const ranges = rangesOf(row(text, lower, upper), { unit })
      const isIn = (number: number) =>
        ranges.some(
          ({ least, most }) =>
            (!least || number >= Number(least.n) / Number(least.d)) &&
            (!most || number <= Number(most.n) / Number(most.d)),
        )
      for (const number of [other, ...near(ranges).flatMap((end) => [end - 0.5, end, end + 0.5])])
        expect(accepts(row(text, lower, upper), shown(number), { unit })).toBe(isIn(number))
    }),
  )
})
