import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seeded, shuffle } from './shuffle.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)

it.each([
  ['TO-01|1|A', '3 10 5 6 8 4 7 1 2 9'],
  ['paket', '6 10 1 2 5 8 7 4 3 9'],
])('gives "%s" the same order for ever', (text, order) => {
  expect(shuffle(TEN, seeded(text)).join(' ')).toBe(order)
})

it('loses and adds nothing, leaves its list alone, and repeats itself', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (list, text) => {
      const before = [...list]
      const order = shuffle(list, seeded(text))
      expect(list).toEqual(before)
      expect(sorted(order)).toEqual(sorted(list))
      expect(shuffle(list, seeded(text))).toEqual(order)
    }),
  )
})

it('puts every item at every place about as often', () => {
  const RUNS = 20_000
  const seen = new Map<string, number>()
  for (let run = 0; run < RUNS; run++) {
    const order = shuffle([1, 2, 3, 4, 5], seeded(`s${run}`))
    for (const [place, item] of order.entries()) seen.set(`${place} ${item}`, (seen.get(`${place} ${item}`) ?? 0) + 1)
  }
  const expected = RUNS / 5
  const chiSquare = [...seen.values()].reduce((sum, many) => sum + (many - expected) ** 2 / expected, 0)
  expect(seen.size).toBe(25)
  // 16 degrees of freedom: chance alone gives more in one of 20 runs
  expect(chiSquare).toBeLessThan(26.3)
})
