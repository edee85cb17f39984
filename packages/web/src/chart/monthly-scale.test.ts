import { expect, it } from 'vitest'
import { ticksFor } from './monthly-scale.ts'

it.each([
  [0, [0, 1, 2, 3, 4]],
  [3, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6, 8]],
  [41, [0, 15, 30, 45, 60]],
  [1000, [0, 250, 500, 750, 1000]],
  [98_765, [0, 25_000, 50_000, 75_000, 100_000]],
])('numbers the steps up to %d so that they are read easily', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks)
})
