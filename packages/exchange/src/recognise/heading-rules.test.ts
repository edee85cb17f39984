import { expect, it } from 'vitest'
import { listed } from '../../test/docx.ts'
import { allShown, numbering, recognise } from '../../test/questions.ts'

const ABC = ['A. satu', 'B. dua', 'C. tiga']
const asked = (number: number) => [`${number}. Apa?`, ...ABC, 'Kunci: A']

it.each([
  'Uraian di atas menunjukkan ciri burung, yaitu',
  'Esai adalah karangan yang membahas',
  'Menjodohkan hewan dengan makanannya termasuk',
  'Isian singkat pada formulir itu disebut',
  'Benar atau salah pernyataan itu bergantung pada',
  'Uraian',
])('keeps a question that begins as a heading does: %s', async (stem) => {
  const shown = await allShown([...asked(1), `2. ${stem} ....`, ...ABC, 'Kunci: B', ...asked(3)])
  expect(shown).toHaveLength(3)
  expect(shown[1]).toEqual([`2 pg: ${stem} ....`, '- satu', '* dua', '- tiga'])
})

it('takes a number before nothing but the kind as a heading, unless a question with that number comes next', async () => {
  const sections = ['1. Pilihan Ganda', ...asked(1), '2. Isian (2 soal)', '1. Ibu kota Jepang?', 'Kunci: Tokyo']
  const read = await recognise(sections)
  expect(read.questions.map(({ form }) => form)).toEqual(['pg', 'isian'])
  expect(read.unused).toEqual([])
  const { questions } = await recognise([...asked(1), '2. Menjodohkan', 'Jodohkan!', ...asked(3)])
  expect(questions.map(({ number }) => number)).toEqual([1, 2, 3])
})

it('takes the kind from what a heading tells to do', async () => {
  const lines = [
    'I. Pilihlah jawaban yang paling tepat!',
    ...asked(1),
    'II. Isilah titik-titik di bawah ini!',
    '1. Ibu kota Jepang ....',
    'Kunci: Tokyo',
    'III. Tentukan benar atau salah pernyataan berikut!',
    '1. Bumi bulat.',
    'Kunci: Benar',
    'IV. Jawablah pertanyaan berikut!',
    '1. Jelaskan gaya!',
    'Kunci: Tarikan',
    'V. Isilah dengan jawaban singkat!',
    '1. Ibu kota Mesir ....',
    'Kunci: Kairo',
  ]
  const read = await recognise(lines)
  expect(read.questions.map(({ form, state }) => `${form} ${state}`)).toEqual([
    'pg ready',
    'isian ready',
    'pg ready',
    'uraian ready',
    'isian ready',
  ])
  expect(read.unused).toEqual([])
})

it.each(['B. Isilah titik-titik berikut!', 'D. Isilah titik-titik berikut!', 'B. Isian Singkat'])(
  'adds nothing of %s to the options before it',
  async (heading) => {
    const read = await recognise([
      ...['1. Apa?', ...ABC, '2. Apa?', ...ABC],
      heading,
      ...['3. Ibu kota Jepang ....', 'C. Jawablah pertanyaan di bawah ini!', '4. Jelaskan gaya!'],
    ])
    expect(read.questions.map(({ form, options }) => [form, options.length])).toEqual([
      ['pg', 3],
      ['pg', 3],
      ['isian', 0],
      ['uraian', 0],
    ])
  },
)

it('takes a heading with an automatic number', async () => {
  const { questions } = await recognise(
    [...asked(1), listed('Jawablah pertanyaan berikut!', 3), '1. Jelaskan gaya!', 'Kunci: Tarikan'],
    { numbering },
  )
  expect(questions.map(({ form }) => form)).toEqual(['pg', 'uraian'])
})

it('leaves an option that reads as a heading among the options', async () => {
  const options = ['A. Pilihlah soal berikut!', 'B. Isilah titik-titik berikut!', 'C. Jawablah soal berikut!']
  const { questions } = await recognise([
    ...['1. Perintah mana?', ...options, 'Kunci: B'],
    ...['2. Perintah mana?', ...options],
    ...asked(3),
  ])
  expect(questions.map(({ options: read }) => read.length)).toEqual([3, 3, 3])
})

it('asks for a look where a heading may be an option', async () => {
  const { questions } = await recognise(['1. Apa?', '*A. satu', 'B. dua', 'C. Jawablah soal berikut!', '2. Jelaskan!'])
  expect(questions[0]).toMatchObject({ state: 'look', messages: [{ code: 'heading-unsure' }] })
})

it('keeps the sentences of a passage that tell to do something', async () => {
  const passage = ['Bacaan', 'Kerjakan tugas hari ini.', 'Isilah hari dengan kerja.']
  const { questions } = await recognise([...asked(1), ...passage, ...asked(2)])
  expect(questions[1]?.text).toBe(`<p>${[...passage, 'Apa?'].join('</p><p>')}</p>`)
})
