import { expect, it } from 'vitest'
import { accepts } from './accepts.ts'
import { bounded } from './bounded.ts'

it.each([
  ['3,7 km', '0,05', { upper: '3,75', lower: '3,65' }],
  ['1.250', '50', { upper: '1.300', lower: '1.200' }],
  ['<math data-latex="\\frac{1}{3}"></math>', '1/3', { upper: '2/3', lower: '0' }],
  ['0,1', '0,2', { upper: '0,3', lower: '-0,1' }],
])('puts %s with a tolerance of %s between its bounds, without rounding', (key, tolerance, bounds) => {
  expect(bounded(key, tolerance)).toEqual(bounds)
  const row = { short_answer_text: key, first_range: bounds.upper, second_range: bounds.lower }
  expect([accepts(row, bounds.upper), accepts(row, bounds.lower)]).toEqual([true, true])
})

it.each([
  ['200', '5%', '', { upper: '210', lower: '190' }],
  ['-200', '5 persen', '', { upper: '-190', lower: '-210' }],
  ['3,7 km', '10%', '', { upper: '4,07', lower: '3,33' }],
  ['75%', '10%', '%', { upper: '82,5', lower: '67,5' }],
  ['75%', '10%', '', { upper: '0,825', lower: '0,675' }],
])('takes a tolerance for %s of %s beside "%s" as percent of the key', (key, tolerance, unit, bounds) => {
  expect(bounded(key, tolerance, unit)).toEqual(bounds)
})

it.each([
  ['lampu', '1'],
  ['3', 'satu'],
  ['3', '-1'],
])('has no bounds for %s with %s', (key, tolerance) => {
  expect(bounded(key, tolerance)).toBeNull()
})
