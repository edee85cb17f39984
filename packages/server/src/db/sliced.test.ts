import { expect, it } from 'vitest'
import { sliced } from './sliced.ts'

it('gives all rows in their order, never more than two hundred to a statement', () => {
  const rows = Array.from({ length: 401 }, (_, index) => index)
  expect(sliced(rows).map(({ length }) => length)).toEqual([200, 200, 1])
  expect(sliced(rows).flat()).toEqual(rows)
  expect(sliced([])).toEqual([])
})
