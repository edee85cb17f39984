import { expect, it } from 'vitest'
import { normalized, withoutEnd } from './linear-text.ts'
import { isSameText } from './number/same-text.ts'
import { tidy } from './number/tidy.ts'
import { wordsIn } from './search/words.ts'
import { exactOf } from './telaah/exact.ts'
import { comparedOf } from './telaah/twins/compared.ts'

const LETTERS = 60_000
const filledWith = (part: string) => `a${part.repeat(LETTERS / part.length)}b`
const NEUTRAL = filledWith('ibu kota ')
/** Of a function that is quadratic it is thousands. */
const MOST_TIMES = 30

const SHAPES = {
  'full stops': '.',
  ellipses: '…',
  'full stops and spaces': '. ',
  spaces: ' ',
  'no-break spaces': '\u00a0',
  commas: ',',
  'question marks': '?',
  accents: '\u0301',
  'accents above and below': '\u0301\u0323',
  'half-width marks': '\uff9e\uff9f',
  apostrophes: "'",
  dashes: '-',
  'raised digits': '²',
}

const READERS: Record<string, (text: string) => unknown> = {
  exactOf: (text) => exactOf({ question_text: text, selections: [{ selection_text: text }] }),
  comparedOf: (text) => comparedOf({ question_text: text, selections: [{ selection_text: text }] }),
  wordsIn,
  tidy,
  isSameText: (text) => isSameText(text, text, false),
}

/** Milliseconds of the fastest of three calls. */
function cost(read: (text: string) => unknown, text: string): number {
  const times = [1, 2, 3].map(() => {
    const begun = performance.now()
    read(text)
    return performance.now() - begun
  })
  return Math.min(...times)
}

it.each(Object.entries(READERS))('%s reads a text of one repeated sign in linear time', (_, read) => {
  const words = Math.max(cost(read, NEUTRAL), 1)
  const slow = Object.entries(SHAPES).filter(([, part]) => cost(read, filledWith(part)) > MOST_TIMES * words)
  expect(slow.map(([name]) => name)).toEqual([])
})

it('keeps 30 marks on a letter, and composes as Unicode does', () => {
  expect(normalized('NFC', 'e\u0301')).toBe('é')
  expect(normalized('NFKC', '½ﬁ')).toBe('1⁄2fi')
  expect([...normalized('NFC', `q${'\u0301\u0323'.repeat(500)}r`)]).toHaveLength(32)
})

it('takes closing signs off the end alone', () => {
  expect(withoutEnd('a. b ...', /[. ]/)).toBe('a. b')
  expect(withoutEnd('...', /[. ]/)).toBe('')
})
