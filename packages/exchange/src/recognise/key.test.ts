import { expect, it } from 'vitest'
import { inBlocks, inReading, lost } from '../../test/account.ts'
import { p, picture, r, read } from '../../test/docx.ts'
import { recognise, shown } from '../../test/questions.ts'
import { readQuestions } from './read-questions.ts'

const ABC = ['A. satu', 'B. dua', 'C. tiga']

it.each([
  ['Kunci: B. dua', ['B']],
  ['Kunci: b) Dua.', ['B']],
  ['Kunci: A. satu, C. tiga', ['A', 'C']],
])('believes a letter whose text is that of its option: %s', async (key, letters) => {
  const [question] = (await recognise(['1. Apa?', ...ABC, key])).questions
  const right = question?.options.flatMap(({ isKey }, at) => (isKey ? [String.fromCharCode(65 + at)] : []))
  expect([question?.state, right, question?.discussion]).toEqual(['ready', letters, ''])
})

it('has a letter looked at whose text is another, and keeps that text', async () => {
  const [question] = (await recognise(['1. Apa?', ...ABC, 'Kunci: B. tiga'])).questions
  expect(question).toMatchObject({ state: 'look', discussion: '<p>B. tiga</p>', messages: [{ code: 'key-unlike' }] })
  expect(question).not.toHaveProperty('answer')
})

it.each(['Kunci: a. 5  b. 9', 'Jawaban: a. 25 cm2, b. 20 cm', 'Kunci: a. B, b. S'])(
  'takes the answers of sub-questions for no letters of options: %s',
  async (key) => {
    for (const heading of [[], ['II. Uraian']]) {
      const [question] = (await recognise([...heading, '1. Lengkapi!', 'a. 2 + 3 = ...', 'b. 4 + 5 = ...', key]))
        .questions
      expect(question).toMatchObject({ form: 'uraian', state: 'look', options: [] })
      expect(question?.answer?.replace(/\s+/g, ' ')).toBe(key.replace(/^\w+: /, '').replace(/\s+/g, ' '))
    }
  },
)

it('takes lines that go on with the letters of a key for answers of sub-questions too', async () => {
  const { questions } = await recognise([
    '1. Lengkapi!',
    'a. 2 + 3',
    'b. 4 + 5',
    'Kunci: a. 5',
    'b. 9',
    '2. Apa?',
    ...ABC,
  ])
  expect(questions).toMatchObject([{ form: 'uraian', state: 'look', answer: 'a. 5<br>b. 9' }, { form: 'pg' }])
})

it('keeps the text behind a letter where there are no options', async () => {
  const { questions } = await recognise(['1. Ibu kota Jawa Barat?', 'Kunci: B. Bandung'])
  expect(questions).toMatchObject([{ answers: ['B. Bandung'] }])
})

it('loses no letter of a key that repeats an option', async () => {
  const body = ['1. Apa?', 'A. Oslo', 'B. Roma', 'Kunci: B. Roma', '2. Apa?', 'A. Wina', 'B. Praha', 'Kunci: Praha']
  const { blocks } = await read(body.map((line) => p(r(line))).join(''))
  const reading = readQuestions(blocks)
  expect(lost(inBlocks(blocks), inReading(reading))).toEqual([])
  expect(reading.questions.map(shown)).toEqual([
    ['1 pg: Apa?', '- Oslo', '* Roma'],
    ['2 pg: Apa?', '- Wina', '* Praha'],
  ])
  expect(reading.questions.map(({ answer, discussion }) => [answer, discussion])).toEqual([
    [undefined, ''],
    [undefined, ''],
  ])
})

it('names a key that is no option with the letters that are, and calls it not missing', async () => {
  const { questions } = await recognise(['1. Apa?', ...ABC, 'Kunci: F', '2. Apa?', ...ABC, 'Kunci: B dan E'])
  expect(questions.map((question) => shown(question).filter((line) => line.startsWith('!')))).toEqual([
    ['! Kunci F tidak ada di opsi A–C.'],
    ['! Kunci E tidak ada di opsi A–C.'],
  ])
})

it.each([
  [
    ['Jawaban: dari soal itu adalah ....', 'A. x', 'B. y', 'Kunci: B'],
    ['Cermati! Jawaban: dari soal itu adalah ....', '- x', '* y'],
  ],
  [
    ['Jawaban: dari soal itu adalah ....', 'A. x', 'B. y'],
    ['Cermati! Jawaban: dari soal itu adalah ....', '- x', '- y', '! Kunci belum ada.'],
  ],
  [
    ['Penjelasan: Air itu cair.', 'Simpulannya ....', 'A. x', 'B. y', 'Kunci: B'],
    ['Cermati! Penjelasan: Air itu cair. Simpulannya ....', '- x', '* y'],
  ],
  [
    ['Kunci: y', 'A. x', 'B. y'],
    ['Cermati!', '- x', '* y'],
  ],
  [
    ['Kunci: A', 'A. x', 'B. y'],
    ['Cermati!', '* x', '- y'],
  ],
])(
  'has a key or a discussion before the options looked at, and takes their text for the question: %j',
  async (lines, said) => {
    const body = ['1. Cermati!', ...lines].map((line) => p(r(line))).join('')
    const { blocks } = await read(body)
    const reading = readQuestions(blocks)
    const [stem = '', ...others] = said
    const early = '! Kunci atau pembahasan berdiri sebelum opsi. Periksa apakah itu bagian soal.'
    const at = others.findIndex((line) => line.startsWith('!'))
    const expected = others.toSpliced(at < 0 ? others.length : at, 0, early)
    expect(reading.questions.map(shown)).toEqual([[`1 pg: ${stem}`, ...expected]])
    expect(reading.questions).toMatchObject([{ state: 'look', discussion: '' }])
    expect(lost(inBlocks(blocks), inReading(reading))).toEqual([])
  },
)

it.each(['☐ ', '□', '[ ] ', '[] '])(
  'takes lines behind boxes for options, whose key says their numbers: %s',
  async (box) => {
    const boxes = ['satu', 'dua', 'tiga'].map((text) => `${box}${text}`)
    const body = ['1. Centang!', ...boxes, 'Kunci: 1 dan 3', '2. Centang!', ...boxes, 'Kunci: dua']
    const { blocks } = await read(body.map((line) => p(r(line))).join(''))
    const reading = readQuestions(blocks)
    expect(reading.questions.map(shown)).toEqual([
      ['1 pgk: Centang!', '* satu', '- dua', '* tiga'],
      ['2 pg: Centang!', '- satu', '* dua', '- tiga'],
    ])
    expect(reading.unused).toEqual([])
    expect(lost(inBlocks(blocks), inReading(reading))).toEqual([])
  },
)

it('believes a box that is ticked, and leaves one alone and a sum in the text', async () => {
  const { questions } = await recognise([
    ...['1. Pilih!', '☑ ya\t☐ tidak', '☒ juga'],
    ...['2. Isilah!', '□ + 3 = 5', '□ + 4 = 9', 'Kunci: dua dan lima'],
    ...['3. Setuju?', '☐ setuju', 'Kunci: ya'],
  ])
  expect(questions.map(shown)).toEqual([
    ['1 pgk: Pilih!', '* ya', '- tidak', '* juga'],
    ['2 isian: Isilah! □ + 3 = 5 □ + 4 = 9'],
    ['3 isian: Setuju? ☐ setuju'],
  ])
})

it.each([
  ['(B – S) Bumi itu bulat.', 'Kunci: B', 'Benar'],
  ['(B/S) Bumi itu bulat.', 'Kunci: S', 'Salah'],
  ['B - S Bumi itu bulat.', 'Kunci: Benar', 'Benar'],
  ['Bumi itu bulat. (B/S)', 'Jawaban: Salah', 'Salah'],
])('takes a statement to be called true or false for a choice: %s %s', async (statement, key, right) => {
  const { questions } = await recognise([`1. ${statement}`, key])
  const options = ['Benar', 'Salah'].map((text) => (text === right ? `* ${text}` : `- ${text}`))
  expect(questions.map(shown)).toEqual([[`1 pg: ${statement}`, ...options]])
  expect(questions).toMatchObject([{ state: 'ready', discussion: '' }])
})

it('has a letter looked at beside which only a picture stands', async () => {
  const shows = (mark: string, id: string) => p(`${r(mark)}<w:r>${picture(`r:embed="${id}"`)}</w:r>`)
  const body = [shows('A. ', 'a'), shows('B. ', 'b'), shows('Kunci: B. ', 'c')]
  const targets = { a: 'media/a.png', b: 'media/b.png', c: 'media/c.png' }
  const { questions } = await recognise(['1. Mana?', ...body], { targets })
  expect(questions).toMatchObject([{ state: 'look', discussion: expect.stringContaining('media/c.png') }])
})
