import { expect, it } from 'vitest'
import { sliced } from './sliced.ts'

it('gives all rows in their order, never more than a thousand to a statement', () => {
  const rows = Array.from({ length: 2_001 }, (_, index) => index)
  expect(sliced(rows).map(({ length }) => length)).toEqual([1_000, 1_000, 1])
  expect(sliced(rows).flat()).toEqual(rows)
  expect(sliced([])).toEqual([])
})
