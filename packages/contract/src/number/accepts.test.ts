import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { accepts, type Reading, unreadBounds } from './accepts.ts'

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
])('with key "%s" between "%s" and "%s": %s', (key, lower, upper, typed, isAccepted, reading) => {
  expect(accepts(row(key, lower, upper), typed, reading)).toBe(isAccepted)
})

it('names the bounds that cannot be read', () => {
  expect(unreadBounds(row('', 'empat', '45'))).toEqual(['empat'])
  expect(unreadBounds(row('', '40 kg', ''), 'kg')).toEqual([])
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
