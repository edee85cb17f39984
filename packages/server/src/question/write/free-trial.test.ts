import { expect, it } from 'vitest'
import { freeTrialChange } from './free-trial.ts'

it.each([
  [false, true, 'add'],
  [true, false, 'remove'],
  [true, true, 'keep'],
  [false, false, 'keep'],
] as const)('turns free trial %s into %s: %s', (before, after, change) => {
  expect(freeTrialChange(before, after)).toBe(change)
})
