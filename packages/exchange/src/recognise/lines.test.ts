import { expect, it } from 'vitest'
import { listed, p, picture, r, read } from '../../test/docx.ts'
import { allShown, numbering, recognise } from '../../test/questions.ts'
import { run } from '../../test/things.ts'
import { linesOf, sourceOf } from '../source/lines.ts'
import { messageSentence } from './messages.ts'
import { readQuestions } from './read-questions.ts'

const ABC = ['A. satu', 'B. dua', 'C. tiga']

it('reads typed numbers, options and keys', async () => {
  expect(await allShown(['1. Siapa?', ...ABC, 'Kunci: B', '2. Apa?', 'a) x', 'b) y', 'Jawaban: a'])).toEqual([
    ['1 pg: Siapa?', '- satu', '* dua', '- tiga'],
    ['2 pg: Apa?', '* x', '- y'],
  ])
})

it('reads automatic numbers and letters', async () => {
  const body = [
    listed('Siapa?', 1),
    listed('x', 1, 1),
    listed('y', 1, 1),
    'Kunci: B',
    listed('Apa?', 1),
    listed('z', 1, 1),
    listed('w', 1, 1),
  ]
  expect(await allShown(body, { numbering })).toEqual([
    ['1 pg: Siapa?', '- x', '* y'],
    ['2 pg: Apa?', '- z', '- w', '! Kunci belum ada.'],
  ])
})

it.each(['1)', 'No. 1', 'Soal 1:', 'Nomor 1', 'Q:1)', '[NOMOR 1]'])(
  'takes %s as the number of a question',
  async (mark) => {
    const [first] = await allShown([`${mark} Siapa?`.replace('Nomor 1 ', 'Nomor 1: '), ...ABC, 'Kunci: C'])
    expect(first).toEqual(['1 pg: Siapa?', '- satu', '- dua', '* tiga'])
  },
)

it('keeps a numbered list of the stem, with its labels', async () => {
  const lines = [
    '1. Perhatikan pernyataan berikut!',
    '1) besi',
    '2) air',
    'Yang padat adalah ...',
    ...ABC,
    'Kunci: A',
    '2. Apa?',
    ...ABC,
    'Kunci: A',
  ]
  const [first, second] = (await recognise(lines)).questions
  expect(first?.text).toBe(
    '<p>Perhatikan pernyataan berikut!</p><p>1) besi</p><p>2) air</p><p>Yang padat adalah ...</p>',
  )
  expect(second?.text).toBe('<p>Apa?</p>')
})

it('keeps an automatic list of the stem apart from the numbers of questions', async () => {
  const body = [
    listed('Perhatikan!', 1),
    listed('besi', 2),
    listed('air', 2),
    'Yang padat?',
    ...ABC,
    'Kunci: A',
    listed('Apa?', 1),
    ...ABC,
    'Kunci: B',
  ]
  const { questions } = await recognise(body, { numbering })
  expect(questions.map(({ text }) => text)).toEqual([
    '<p>Perhatikan!</p><p>1) besi</p><p>2) air</p><p>Yang padat?</p>',
    '<p>Apa?</p>',
  ])
})

it('keeps an automatic list in roman numbers in the stem', async () => {
  const statements = ['besi', 'air', 'kayu'].map((text) => listed(text, 6))
  const body = [listed('Perhatikan!', 1), ...statements, 'Yang padat?', ...ABC, 'Kunci: A']
  expect(await allShown(body, { numbering })).toEqual([
    ['1 pg: Perhatikan! (i) besi (ii) air (iii) kayu Yang padat?', '* satu', '- dua', '- tiga'],
  ])
})

it('warns of a number that is used twice or left out', async () => {
  const question = (number: number) => [`${number}. Apa?`, ...ABC, 'Kunci: A']
  const shown = await allShown([1, 1, 4].flatMap(question).concat(question(4)))
  expect(shown.map((lines) => lines.at(-1))).toEqual([
    '- tiga',
    '- tiga',
    '! Nomor 4 tidak urut.',
    '! Nomor 4 tidak urut.',
  ])
})

it.each([
  [['a. X\tc. Z', 'b. Y\td. W']],
  [['a. X    c. Z', 'b. Y    d. W']],
  [['(A) X', '(B) Y', '[C] Z', 'D.) W'].map((line) => line.replace('D.)', 'D)'))],
  [['A. X B. Y C. Z D. W']],
])('reads options that share a line, by their letters: %j', async (options) => {
  const [first] = await allShown(['1. Apa?', ...options, 'Kunci: C'])
  expect(first).toEqual(['1 pg: Apa?', '- X', '- Y', '* Z', '- W'])
})

it('reads options in the line of the question', async () => {
  expect(await allShown(['1. Apa?\ta. X\tb. Y\tc. Z', 'Kunci: b'])).toEqual([['1 pg: Apa?', '- X', '* Y', '- Z']])
})

it('does not cut an option at a letter of its text', async () => {
  expect(await allShown(['1. Apa?', 'A. golongan A, B. rhesus', 'B. vitamin A dan B. Kompleks', 'Kunci: A'])).toEqual([
    ['1 pg: Apa?', '* golongan A, B. rhesus', '- vitamin A dan B. Kompleks'],
  ])
})

it('reads automatic options that begin elsewhere from A', async () => {
  const [first] = await allShown(['1. Apa?', listed('x', 3), listed('y', 3), 'Kunci: B'], { numbering })
  expect(first).toEqual(['1 pg: Apa?', '- x', '* y', '! Huruf opsi F. dibaca mulai dari A.'])
})

it('reads options with one letter by their place', async () => {
  const [first] = await allShown(['Q:1) Apa?', 'A:) x', 'A:) y', 'A:) z', 'Kunci: C'])
  expect(first).toEqual(['1 pg: Apa?', '- x', '- y', '* z', '! Huruf opsi berulang; opsi dibaca menurut urutannya.'])
})

it('takes a lettered list before the options as part of the stem', async () => {
  const [first] = await allShown([
    '1. Perhatikan!',
    'a. besi',
    'b. air',
    'Yang padat?',
    'A. hanya a',
    'B. hanya b',
    'Kunci: A',
  ])
  expect(first).toEqual(['1 pg: Perhatikan! a. besi b. air Yang padat?', '* hanya a', '- hanya b'])
})

it.each([
  ['Kunci: B', ['B']],
  ['Kunci Jawaban = b.', ['B']],
  ['[KUNCI] B', ['B']],
  ['KJ： B', ['B']],
  ['Jawaban benar: B. dua', ['B']],
  ['Ans: A, C', ['A', 'C']],
  ['Jwb: A dan C', ['A', 'C']],
])('reads the key of %j', async (line, keys) => {
  const { questions } = await recognise(['1. Apa?', ...ABC, line])
  expect(questions[0]?.options.flatMap(({ isKey }, at) => (isKey ? ['ABC'[at]] : []))).toEqual(keys)
  expect(questions[0]).toMatchObject({ form: keys.length > 1 ? 'pgk' : 'pg', keyStated: 'stated', state: 'ready' })
})

it('takes all up to the next question as the discussion, lists too', async () => {
  const { questions } = await recognise([
    '1. Apa?',
    ...ABC,
    'Kunci: A',
    'Pembahasan: karena',
    '1) satu',
    'A. begitu',
    '2. Apa?',
    ...ABC,
    'Kunci: B',
  ])
  expect(questions.map(({ discussion }) => discussion)).toEqual(['<p>karena</p><p>1) satu</p><p>A. begitu</p>', ''])
})

it('reads no questions from the list below Petunjuk, unless there are no others', async () => {
  const rules = ['Petunjuk pengisian', '1. Tulis nama.', '2. Kerjakan.']
  const read = await recognise([...rules, '', '1. Apa?', ...ABC, 'Kunci: A'])
  expect(read.questions).toHaveLength(1)
  expect(read.unused.map(({ text }) => text)).toEqual(rules)
  expect((await recognise(rules)).questions).toHaveLength(2)
})

it.each([
  [['I. Pilihlah jawaban yang paling tepat!']],
  [['Kerjakan soal berikut!']],
  [['A. Pilihan Ganda']],
  [[]],
  [['Petunjuk khusus', '', '1. Pilih satu.']],
  [['I. PILIHAN GANDA', 'Pilihlah jawaban yang benar!']],
])('ends the instruction where the questions begin: %j', async (headings) => {
  const rules = ['Petunjuk Umum', '1. Berdoalah.', '2. Tulis nama.', '3. Kerjakan.']
  const { questions } = await recognise([...rules, ...headings, '1. Apa?', ...ABC, 'Kunci: A', '2. Apa?', ...ABC])
  expect(questions.map(({ text, options }) => [text, options.length])).toEqual([
    ['<p>Apa?</p>', 3],
    ['<p>Apa?</p>', 3],
  ])
})

it('reads what an instruction would hide, where that is more', async () => {
  const { questions } = await recognise(['Catatan', '1. Apa?', ...ABC, 'Kunci: A', '2. Apa?', ...ABC, 'Kunci: B'])
  expect(questions.map(({ state }) => state)).toEqual(['ready', 'ready'])
})

it.each([
  'Bacaan untuk menjawab soal nomor 1-2',
  'Teks berikut untuk soal nomor 1 s.d. 2',
  'Uraian berikut untuk soal nomor 1-2',
  'Cermati teks berikut untuk menjawab soal 1 sampai dengan 2!',
  'Questions 1 - 2 are based on the text.',
])('gives the text below %j to its questions', async (heading) => {
  const { questions } = await recognise([
    heading,
    'Teks.',
    '1. Apa?',
    ...ABC,
    'Kunci: A',
    '2. Apa?',
    ...ABC,
    'Kunci: A',
    '3. Apa?',
    ...ABC,
    'Kunci: A',
  ])
  expect(questions.map(({ head }) => head)).toEqual([0, 0, undefined])
  expect(questions[1]?.stimulus).toBe(`<p>${heading}</p><p>Teks.</p>`)
})

it('takes text behind whole options to the next question', async () => {
  const shown = await allShown(['1. Apa?', ...ABC, 'Kunci: A', '', 'Bacaan', 'Panjang.', '2. Apa?', ...ABC, 'Kunci: B'])
  expect(shown[1]).toEqual([
    '2 pg: Bacaan Panjang. Apa?',
    '- satu',
    '* dua',
    '- tiga',
    '! Teks sebelum soal ini ikut dimasukkan ke soal. Periksa.',
  ])
})

it('reads typed LaTeX and typed HTML, and leaves money alone', async () => {
  const { questions } = await recognise([
    '1. Luas $x^2$ seharga Rp5.000, \\$5 &lt;i&gt;besar&lt;/i&gt;?&lt;br&gt;Berapa?',
    'A. $1$',
    'B. $2$',
    'Kunci: A',
  ])
  expect(questions[0]?.text).toMatch(
    /^<p>Luas <math data-latex="x\^2">.*<\/math> seharga Rp5.000, \$5 <i>besar<\/i>\?<br>Berapa\?<\/p>$/,
  )
})

it('takes lettered questions below an essay heading as parts of the stem', async () => {
  const { questions } = await recognise([
    'Jawablah pertanyaan berikut!',
    '1. Perhatikan gambar!',
    'a. Apa nama alat itu?',
    'b. Jelaskan fungsinya!',
  ])
  expect(questions).toMatchObject([
    {
      form: 'uraian',
      options: [],
      text: '<p>Perhatikan gambar!</p><p>a. Apa nama alat itu?</p><p>b. Jelaskan fungsinya!</p>',
    },
  ])
})

it('asks for a look at a question that says nothing but its text', async () => {
  const { questions, explained } = await recognise(['1. Mengapa?', '2. Bagaimana?'])
  expect(questions.map(({ state, messages: [first] }) => [state, first?.code])).toEqual([
    ['look', 'bare'],
    ['look', 'bare'],
  ])
  expect(explained).toBe(0)
})

it('says what is wrong with an option', async () => {
  const { questions } = await recognise(['1. Apa?', 'A. x', 'B.', 'Kunci: A'])
  expect(questions[0]).toMatchObject({ state: 'wrong', messages: [{ code: 'option-empty', detail: 'B' }] })
  const two = p(`${r('B. ')}${run(picture('r:embed="a"') + picture('r:embed="a"'))}`)
  const lines = [
    'Tipe: PG',
    '1. Apa?',
    'A. x',
    two,
    'Kunci: A',
    '2. Apa?',
    'A. x',
    'Kunci: A',
    '3. ',
    'A. x',
    'B. y',
    'Kunci: A',
  ]
  const { questions: flawed } = await recognise(lines, { targets: { a: 'media/a.png' } })
  expect(flawed.map(({ messages }) => messages.map(messageSentence))).toEqual([
    ['Opsi B berisi dua gambar.'],
    ['Opsi kurang dari dua.'],
    ['Teks soal kosong.'],
  ])
})

it('takes a letter of a list as an option only from A on', async () => {
  expect(await allShown(['1. Menurut', 'B. J. Habibie, apa?', ...ABC, 'Kunci: A'])).toEqual([
    ['1 pg: Menurut B. J. Habibie, apa?', '* satu', '- dua', '- tiga'],
  ])
})

it('reads a line of spaces without end, which patterns see cut', async () => {
  const spaces = ' '.repeat(3000)
  const body = p(r(`1. Apa?${spaces}y`)) + [...ABC, `Kunci: B${spaces}`].map((line) => p(r(line))).join('')
  const { blocks } = await read(body)
  expect(linesOf(sourceOf(blocks)).filter(({ text }) => /\s{100}/.test(text))).toEqual([])
  expect(readQuestions(blocks).questions).toMatchObject([{ keyStated: 'stated', form: 'pg', text: '<p>Apa? y</p>' }])
})

it('takes what stands behind FileQ and FileO without the mark', async () => {
  const lines = ['Q:1) Apa?', 'A:)', 'FileO: x', 'B:) y', 'FileQ: peta', 'Kunci: B']
  expect(await allShown(lines)).toEqual([['1 pg: Apa? peta', '- x', '* y']])
})
