import { expect, it } from 'vitest'
import { COUNTED_RULES } from './names.ts'
import { RULES } from './rules.ts'

it('names every rule that lists count', () => {
  const counted = Object.entries(RULES).filter(([, { severity }]) => severity !== 'saran')
  expect(COUNTED_RULES).toEqual(counted.map(([name]) => name))
})
