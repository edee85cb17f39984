import { expect, it } from 'vitest'
import { merged, mergedFields } from './merged.ts'

const option = (id_selection: number | undefined, selection_text: string, is_answer = false) => ({
  id_selection,
  selection_text,
  is_answer,
})
const base = [option(1, 'a', true), option(2, 'b'), option(3, 'c')]

it('takes the stored value of what was not touched, and keeps what was typed', () => {
  const [before, mine, stored] = [
    { stem: 'x', label: '', level: 2, note: 'n' },
    { stem: 'x!', label: null, level: '2', note: 'mine' },
    { stem: 'x', label: 'exam', level: 3, note: 'theirs' },
  ]
  expect(mergedFields<object>(before, mine, stored)).toEqual({ stem: 'x!', label: 'exam', level: 3, note: 'mine' })
})

it('merges the texts of the same rows, and a key that only one side moved', () => {
  const mine = [option(1, 'a', true), option(2, 'mine'), option(3, 'c')]
  const stored = [option(1, 'theirs'), option(2, 'b', true), option(3, 'c')]
  expect(merged(base, mine, stored)).toEqual([option(1, 'theirs'), option(2, 'mine', true), option(3, 'c')])
})

it('makes no list of two keys that both moved', () => {
  const mine = [option(1, 'a'), option(2, 'b', true), option(3, 'c')]
  const stored = [option(1, 'a'), option(2, 'b'), option(3, 'c', true)]
  expect(merged(base, mine, stored)).toBe(mine)
})

it.each([
  ['more rows here', [...base, option(undefined, 'd')], [option(1, 'theirs', true), ...base.slice(1)]],
  ['other rows there', [option(1, 'mine', true), ...base.slice(1)], [option(4, 'a', true), ...base.slice(1)]],
  ['another order there', [option(1, 'mine', true), ...base.slice(1)], base.toReversed()],
])('keeps a list as it was typed with %s', (_, mine, stored) => {
  expect(merged(base, mine, stored)).toBe(mine)
})
