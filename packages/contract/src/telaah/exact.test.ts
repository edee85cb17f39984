import { expect, it } from 'vitest'
import { exactOf } from './exact.ts'

const question = (question_text: string, ...options: string[]) =>
  exactOf({ question_text, selections: options.map((selection_text) => ({ selection_text })) })

const KNOWN = question('<p>Nilai dari 2 + 3 adalah …</p>', '<b>5</b>', '6')

const ROWS = [{ text: '5' }, { text: '6' }]

it.each([
  ['other letters, spaces and closing signs', question('<p>NILAI&nbsp;dari <i>2 + 3</i>\nadalah</p>', '5', '6')],
  ['options in another order', question('<p>Nilai dari 2 + 3 adalah …</p>', '6', '5')],
  [
    'another key',
    exactOf({
      question_text: 'Nilai dari 2 + 3 adalah',
      selections: ['6', '5'].map((selection_text) => ({ selection_text, is_answer: true })),
      interaction: { multiple: true } as object,
    }),
  ],
])('is the same with %s', (_, other) => {
  expect(other).toBe(KNOWN)
})

it.each([
  ['another number', question('Nilai dari 2 + 4 adalah', '5', '6')],
  ['another sign', question('Nilai dari 2 - 3 adalah', '5', '6')],
  ['another option', question('Nilai dari 2 + 3 adalah', '5', '-6')],
  ['an option more', question('Nilai dari 2 + 3 adalah', '5', '6', '7')],
  ['a picture', question('Nilai dari 2 + 3 adalah<img src="/media/a.png">', '5', '6')],
  ['the options as rows', exactOf({ question_text: 'Nilai dari 2 + 3 adalah', interaction: { rows: ROWS } })],
])('is another with %s', (_, other) => {
  expect(other).not.toBe(KNOWN)
})

it('says nothing of a question without a text', () => {
  expect(question('<p> </p>', 'A')).toBe('')
})

it('is the same with a picture that has another address', () => {
  const shown = (address: string) =>
    exactOf({ question_text: `Lihat <img src="${address}">`, selections: [{ image: address }] }, (one) => one.slice(-1))
  expect(shown('/media/1a')).toBe(shown('/media/2a'))
  expect(shown('/media/1a')).not.toBe(shown('/media/1b'))
})
