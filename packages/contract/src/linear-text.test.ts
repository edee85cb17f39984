import { expect, it } from 'vitest'
import { normalized, withoutEnd } from './linear-text.ts'

it('keeps 30 marks on a letter, and composes as Unicode does', () => {
  expect(normalized('NFC', 'e\u0301')).toBe('é')
  expect(normalized('NFKC', '½ﬁ')).toBe('1⁄2fi')
  expect([...normalized('NFC', `q${'\u0301\u0323'.repeat(500)}r`)]).toHaveLength(32)
})

it('takes closing signs off the end alone', () => {
  expect(withoutEnd('a. b ...', /[. ]/)).toBe('a. b')
  expect(withoutEnd('...', /[. ]/)).toBe('')
})
