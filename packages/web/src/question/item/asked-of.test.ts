import { pointsOf } from '@bank/contract/question-form/score'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { expect, it } from 'vitest'
import { blankParts } from '../../question-form/values/item-values.ts'
import { askedOf } from './asked-of.ts'

const blank = Number.NaN

it.each([
  ['2', { scoring: { points: blank, rule: 'all' as const } }, 1],
  ['1', { rubric: [{ text: 'Alasan', levels: [2, blank].map((points) => ({ points, text: '' })) }] }, 2],
])('of type %s it can be viewed before its points are filled in', (qt_id, values, points) => {
  const asked = askedOf({ ...blankParts(), qt_id, ...values })
  expect(asked && pointsOf(SCORERS[asked.form], asked)).toBe(points)
  expect(JSON.stringify(asked?.interaction)).not.toContain('null')
})
