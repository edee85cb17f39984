import { expect, it } from 'vitest'
import { shownNumber } from './number-format.ts'

it.each([
  ['0.25', '0%', '25%'],
  ['0.125', '0.0%', '12.5%'],
  ['1.5', '0.00', '1.50'],
  ['12500', '#,##0', '12500'],
  ['0.30000000000000004', 'General', '0.3'],
  ['1500', '0.00E+00', '1.50E+03'],
  ['0.5', '# ?/?', '1/2'],
  ['2.75', '# ?/?', '2 3/4'],
  ['-0.3333333', '# ??/??', '-1/3'],
  ['3', '# ?/?', '3'],
  ['45427', 'd/m/yyyy', '15/5/2024'],
  ['45427', 'dd mmmm yyyy', '15 Mei 2024'],
  ['45427', 'dddd, d mmm yy', 'Rabu, 15 Mei 24'],
  ['45427', '[$-421]dd\\ mmmm\\ yyyy;@', '15 Mei 2024'],
  ['45427.5625', 'd/m/yyyy h:mm', '15/5/2024 13:30'],
  ['0.5625', 'h:mm AM/PM', '1:30 PM'],
  ['1.5', '[h]:mm', '36:00'],
  ['0.0010416667', 'mm:ss', '01:30'],
  ['5', '0" buah"', '5'],
  ['abc', '0%', 'abc'],
  ['-1', 'd/m/yyyy', '-1'],
])('shows %s in the format %s as %s', (stored, code, shown) => {
  expect(shownNumber(stored, code)).toBe(shown)
})

it('counts the days of some workbooks from 1904', () => {
  expect(shownNumber('0', 'd/m/yyyy', true)).toBe('1/1/1904')
})
