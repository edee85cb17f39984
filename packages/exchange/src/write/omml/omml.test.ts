import { expect, it } from 'vitest'
import { KEPT, thereAndBack } from '../../../test/formulas.ts'

it('writes formulas that are read as they were', async () => {
  const all = await Promise.all(KEPT.map(async (latex) => ({ latex, ...(await thereAndBack(latex)) })))
  expect(all.filter(({ before, after }) => before !== after)).toEqual([])
  expect(all.length).toBeGreaterThan(80)
})
