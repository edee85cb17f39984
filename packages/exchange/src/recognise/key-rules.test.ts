import { expect, it } from 'vitest'
import { p, r } from '../../test/docx.ts'
import { recognise } from '../../test/questions.ts'

const ABC = ['A. satu', 'B. dua', 'C. tiga']

it('takes a star or (benar) as the key', async () => {
  const { questions } = await recognise(['1. Apa?', 'A. x', '*B. y', '2. Apa?', 'A. x (benar)', 'B. y'])
  expect(questions.map(({ options }) => options.map(({ text, isKey }) => `${text}${isKey ? '*' : ''}`))).toEqual([
    ['x', 'y*'],
    ['x*', 'y'],
  ])
})

it.each([
  ['KUNCI JAWABAN A', 'A'],
  ['Jawaban B', 'B'],
  ['Jawabannya adalah b.', 'B'],
  ['Jawaban yang benar: C', 'C'],
  ['Kunci A dan C', 'AC'],
])('reads the key of %j below the options', async (line, letters) => {
  const { questions } = await recognise(['1. Apa?', ...ABC, line, '2. Apa?', ...ABC, 'Kunci: A'])
  expect(questions[0]?.options.map(({ text, isKey }, at) => [text, isKey && 'ABC'[at]])).toEqual(
    ['satu', 'dua', 'tiga'].map((text, at) => [text, letters.includes('ABC'[at] ?? '') && 'ABC'[at]]),
  )
  expect(questions[0]?.state).toBe('ready')
})

it.each(['Jawaban D', 'Jawaban A benar', 'Kunci kamar B'])('takes %j for no key', async (line) => {
  const { questions } = await recognise(['1. Apa?', ...ABC, line])
  expect(questions[0]).toMatchObject({ keyStated: 'none', state: 'look' })
})

it('names a key that is no option', async () => {
  const { questions } = await recognise(['1. Apa?', ...ABC, 'Kunci: F'])
  expect(questions[0]).toMatchObject({
    state: 'wrong',
    messages: [{ code: 'key-unknown', detail: 'F' }],
  })
})

it.each(['<w:b/>', '<w:color w:val="FF0000"/>', '<w:highlight w:val="yellow"/>', '<w:u w:val="single"/>'])(
  'guesses the one option in other letters (%s), and never believes it',
  async (mark) => {
    const { questions } = await recognise(['1. Apa?', 'A. x', p(r('B. y', mark)), 'C. z'])
    expect(questions[0]).toMatchObject({
      keyStated: 'guessed',
      state: 'look',
      messages: [{ code: 'key-guessed', detail: 'B' }],
    })
    const two = await recognise(['1. Apa?', p(r('A. x', mark)), p(r('B. y', mark)), 'C. z'])
    expect(two.questions[0]).toMatchObject({ keyStated: 'none', state: 'look' })
  },
)
