import { expect, it } from 'vitest'
import { pagesAround, rangeOf } from './pager.tsx'

it('says which rows a page holds', () => {
  expect(rangeOf(1, 5, 1284)).toBe('1-5 dari 1.284')
  expect(rangeOf(257, 5, 1284)).toBe('1.281-1.284 dari 1.284')
})

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 257, [1, 2, 'after', 257]],
  [4, 257, [1, 2, 3, 4, 5, 'after', 257]],
  [100, 257, [1, 'before', 99, 100, 101, 'after', 257]],
  [257, 257, [1, 'before', 256, 257]],
])('offers the pages around %i of %i', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages)
})
