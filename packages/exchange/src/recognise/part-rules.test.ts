import { expect, it } from 'vitest'
import { recognise } from '../../test/questions.ts'

const ABC = ['A. satu', 'B. dua', 'C. tiga']

it('reads the fields of a question, and those of all before the first', async () => {
  const { questions, defaults, notSaved } = await recognise([
    'Materi: Peluang',
    '1. Apa?',
    ...ABC,
    'Kunci: A',
    'Level: sedang',
    'Bobot: 2,5',
    'Indikator: menghitung',
    'Kata kunci: dadu, kartu',
    'KD: 3.1',
  ])
  expect(defaults).toEqual({ topic: 'Peluang' })
  expect(questions[0]).toMatchObject({
    level: 'sedang',
    points: 2.5,
    indicator: 'menghitung',
    keywords: ['dadu', 'kartu'],
    state: 'ready',
  })
  expect(notSaved).toEqual(['KD'])
})

it('takes the kind from headings until the next one', async () => {
  const lines = [
    'A. Pilihan Ganda',
    '1. Apa?',
    ...ABC,
    'Kunci: A',
    'B. Isian Singkat',
    '1. Ibu kota Jepang?',
    'Kunci: Tokyo',
    'II. URAIAN',
    '1. Jelaskan!',
  ]
  const { questions } = await recognise(lines)
  expect(questions.map(({ form, answers, state }) => [form, answers, state])).toEqual([
    ['pg', [], 'ready'],
    ['isian', ['Tokyo'], 'ready'],
    ['uraian', [], 'look'],
  ])
})

it('reads the kinds that a line names', async () => {
  const { questions } = await recognise([
    '1. Benar?',
    'Tipe: tf',
    'Kunci: Benar',
    '2. Pilih!',
    'Tipe: pgk',
    ...ABC,
    'Kunci: A',
    '3. Nilai!',
    'Pernyataan: 2 prima = Benar',
    'Pernyataan: 4 prima = Salah',
    '4. Jodohkan!',
    'Pasangan: Jepang = Tokyo',
    'Pasangan: Mesir = Kairo',
  ])
  expect(questions.map(({ form }) => form)).toEqual(['pg', 'pgk', 'kategori', 'jodohkan'])
  expect(questions[0]?.options).toEqual([
    { text: 'Benar', isKey: true },
    { text: 'Salah', isKey: false },
  ])
  expect(questions[2]?.interaction).toEqual({
    columns: [
      { id: 'c1', text: 'Benar' },
      { id: 'c2', text: 'Salah' },
    ],
    rows: [
      { id: 'r1', text: '2 prima', column: 'c1' },
      { id: 'r2', text: '4 prima', column: 'c2' },
    ],
  })
  expect(questions[3]?.interaction).toMatchObject({
    pairs: [
      ['l1', 'r1'],
      ['l2', 'r2'],
    ],
  })
  expect(questions.every(({ state }) => state === 'ready')).toBe(true)
})

it('gives SNPMB statements their own form', async () => {
  const { questions } = await recognise(
    ['1. Nilai!', 'Pernyataan: 2 prima = Benar', 'Pernyataan: 4 prima = Salah'],
    {},
    { bank: 'snpmb' },
  )
  expect(questions[0]).toMatchObject({
    form: 'benar_salah',
    statements: [
      { text: '2 prima', answer: '1' },
      { text: '4 prima', answer: '2' },
    ],
  })
})
