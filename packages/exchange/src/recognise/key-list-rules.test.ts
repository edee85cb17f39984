import { expect, it } from 'vitest'
import { listed } from '../../test/docx.ts'
import { numbering, recognise } from '../../test/questions.ts'

const ABC = ['A. satu', 'B. dua', 'C. tiga']
const choices = [1, 2, 3].flatMap((number) => [`${number}. Apa?`, ...ABC])

/** The key of each question: a letter, an answer, or nothing. */
async function keysOf(lines: readonly string[], parts = {}) {
  const read = await recognise(lines, parts)
  const keys = read.questions.map(({ options, answers, answer }) => {
    const at = options.findIndex(({ isKey }) => isKey)
    return at >= 0 ? 'ABC'[at] : (answers[0] ?? answer ?? '')
  })
  return { ...read, keys }
}

it('reads a list of keys at the end, on one line or many', async () => {
  const questions = [1, 2, 3].flatMap((number) => [`${number}. Apa?`, ...ABC])
  for (const keys of [['1. B  2. C  3. A'], ['1. B', '2. C', '3. A'], ['1 B, 2 C, 3 A']]) {
    const read = await recognise([...questions, 'KUNCI JAWABAN', ...keys])
    expect(read.questions.map(({ options }) => options.findIndex(({ isKey }) => isKey))).toEqual([1, 2, 0])
    expect(read.unused).toEqual([])
  }
})

it('gives no key of a list to numbers that stand twice', async () => {
  const one = ['1. Apa?', ...ABC]
  const read = await recognise([...one, ...one, 'KUNCI JAWABAN', '1. B'])
  expect(read.questions.map(({ keyStated }) => keyStated)).toEqual(['none', 'none'])
})

it.each([
  'KUNCI',
  'KUNCI JAWABAN DAN PEMBAHASAN',
  'Kunci Jawaban Pilihan Ganda',
  'Kunci Jawaban Soal Matematika Kelas VIII',
])('takes %j as the heading of a list of keys', async (heading) => {
  const { keys, unused } = await keysOf([...choices, heading, '1. B', '2. Jawaban: C', '3. A. satu'])
  expect(keys).toEqual(['B', 'C', 'A'])
  expect(unused).toEqual([])
})

const sections = [
  'I. Pilihan Ganda',
  ...choices,
  'II. Isilah titik-titik berikut!',
  ...['1. Ibu kota Jepang ....', '2. Ibu kota Mesir ....'],
  'III. Uraian',
  ...['1. Jelaskan gaya!', '2. Jelaskan massa!'],
]

it.each([
  [
    [
      'I. Pilihan Ganda',
      '1. B',
      '2. C',
      '3. A',
      'II. Isian',
      '1. Tokyo',
      '2. Kairo',
      'III. Uraian',
      '1. Tarikan',
      '2. Isi',
    ],
  ],
  [['Pilihan Ganda', '1. B  2. C  3. A', 'Isian', '1. Tokyo  2. Kairo', 'Uraian', '1. Tarikan', '2. Isi']],
  [['I. 1. B  2. C  3. A', 'II. 1. Tokyo  2. Kairo', 'III. 1. Tarikan', '2. Isi']],
  [['1. B', '2. C', '3. A', '1. Tokyo', '2. Kairo', '1. Tarikan', '2. Isi']],
])('gives keys to the sections that they name, or to all in order: %j', async (list) => {
  const { keys, questions, unused } = await keysOf([...sections, 'KUNCI', ...list])
  expect(keys).toEqual(['B', 'C', 'A', 'Tokyo', 'Kairo', 'Tarikan', 'Isi'])
  expect(questions.every(({ state }) => state === 'ready')).toBe(true)
  expect(unused).toEqual([])
})

it('gives letters to choices alone, and leaves the other questions without a key', async () => {
  const { keys, questions } = await keysOf([...sections, 'KUNCI', '1. B', '2. C', '3. A'])
  expect(keys).toEqual(['B', 'C', 'A', '', '', '', ''])
  expect(questions.slice(3).every(({ state }) => state === 'look')).toBe(true)
})

it('takes what stands below a key as its discussion', async () => {
  const list = ['1. B', 'Pembahasan: begini', '1. hitung', '2. bagi', '2. C', 'karena begitu', '3. A', '', 'Selesai.']
  const { keys, questions, unused } = await keysOf([...choices, 'Kunci Jawaban dan Pembahasan', ...list])
  expect(keys).toEqual(['B', 'C', 'A'])
  expect(questions.map(({ discussion }) => discussion)).toEqual([
    '<p>begini</p><p>1. hitung</p><p>2. bagi</p>',
    '<p>karena begitu</p>',
    '',
  ])
  expect(unused.map(({ text }) => text)).toEqual(['Selesai.'])
})

it('reads a list of keys with automatic numbers', async () => {
  const { keys } = await keysOf(
    [
      ...choices,
      '4. Ibu kota Jepang ....',
      'KUNCI',
      ...'BCA'.split('').map((letter) => listed(letter, 2)),
      listed('Tokyo', 2),
    ],
    { numbering },
  )
  expect(keys).toEqual(['B', 'C', 'A', 'Tokyo'])
})

it('reads on with the questions that follow a list of keys', async () => {
  const list = ['KUNCI JAWABAN', '1. B', '2. C', '3. A']
  const more = ['4. Apa?', ...ABC, 'Kunci: A', 'B. Uraian', '5. Jelaskan gaya!', 'Kunci: Tarikan']
  const { keys, questions } = await keysOf([...choices, ...list, ...more])
  expect(keys).toEqual(['B', 'C', 'A', 'A', 'Tarikan'])
  expect(questions.every(({ state }) => state === 'ready')).toBe(true)
})

it('makes no question ready of what a list says of none', async () => {
  const list = ['1. B', '4. Tokyo', 'Pembahasan: begini', '5. Kairo']
  const { questions } = await keysOf([...choices, 'KUNCI JAWABAN', ...list])
  expect(questions.slice(3).map(({ state, messages }) => [state, messages[0]?.code])).toEqual([
    ['look', 'below-keys'],
    ['look', 'below-keys'],
  ])
})

it('reads a list in the line of its heading', async () => {
  const { keys, unused } = await keysOf([...choices, 'Kunci Jawaban: 1. B 2. C 3. A'])
  expect(keys).toEqual(['B', 'C', 'A'])
  expect(unused).toEqual([])
})

it('takes lettered parts as the answer of an essay, and no score', async () => {
  const list = ['1. B', '2. a. tarikan', 'b. dorongan', 'Skor: 5', '3. isi']
  const essays = ['2. Sebutkan dua gaya!', '3. Jelaskan massa!']
  const { keys, defaults } = await keysOf(['1. Apa?', ...ABC, 'Uraian', ...essays, 'KUNCI', ...list])
  expect(keys).toEqual(['B', 'a. tarikan<br>b. dorongan', 'isi'])
  expect(defaults).toEqual({})
})

it('reads letters of true and false as such', async () => {
  const { questions } = await keysOf(['Benar/Salah', '1. Bumi bulat.', '2. Bulan kotak.', 'KUNCI', '1. B', '2. S'])
  expect(questions.map(({ options, discussion }) => [options.map(({ isKey }) => isKey), discussion])).toEqual([
    [[true, false], ''],
    [[false, true], ''],
  ])
})
