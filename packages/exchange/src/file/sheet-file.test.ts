import { expect, it } from 'vitest'
import { oleOf } from '../../test/mtef.ts'
import { plain, shown } from '../../test/questions.ts'
import { cells, row, xlsx } from '../../test/xlsx.ts'
import type { ReadOptions } from '../recognise/read-questions.ts'
import { readFile } from './read-file.ts'

const read = (rows: readonly string[], options: ReadOptions = {}) =>
  readFile('soal.xlsx', xlsx({ sheets: { Soal: rows.join('') } }), options)
const CAPITAL = ['pg: Ibu kota Jawa Barat?', '- Serang', '* Bandung']

it('tells a row with an error in it, and where that stands', async () => {
  const error = '<c r="C3" t="e"><f>VLOOKUP(1,X1:Y9,2)</f><v>#N/A</v></c>'
  const { questions } = await read([
    row('Soal', 'A', 'B', 'Kunci'),
    row('Satu?', 'ya', 'tidak', 'A'),
    row('Dua?', 'ya', error, 'A'),
  ])
  expect(questions.map(({ state }) => state)).toEqual(['ready', 'wrong'])
  expect(questions[1]?.messages).toMatchObject([{ code: 'cell', severity: 'error', detail: 'C3: #N/A' }])
})

it('reads hidden rows, and says that it did', async () => {
  const hidden = `<row hidden="1">${cells(['Dua?', 'ya', 'tidak', 'A'])}</row>`
  const { questions, warnings } = await read([row('Soal', 'A', 'B', 'Kunci'), row('Satu?', 'ya', 'tidak', 'A'), hidden])
  expect(questions).toHaveLength(2)
  expect(warnings).toEqual(['1 baris tersembunyi di lembar “Soal” ikut dibaca.'])
})

it('reads a head of two rows, where one cell stands over the letters', async () => {
  const empty = '<c/>'
  const head = [row('No', 'Soal', 'Opsi', empty, 'Kunci'), row(empty, empty, 'A', 'B', empty)]
  const { questions, warnings } = await read([...head, row('1', 'Ibu kota Jawa Barat?', 'Serang', 'Bandung', 'B')])
  expect(questions.map(shown)).toEqual([[`1 ${CAPITAL[0]}`, ...CAPITAL.slice(1)]])
  expect(warnings).toEqual([])
})

const STRANGE = [
  row('Butir', 'Pil. 1', 'Pil. 2', 'Betul', 'Catatan'),
  row('Ibu kota Jawa Barat?', 'Serang', 'Bandung', 'B', 'x'),
]
const SAID: [number, string][] = [
  [0, 'stem'],
  [1, 'option A'],
  [2, 'option B'],
  [3, 'key'],
  [4, 'none'],
]

it('asks for the head of a sheet in which it finds none, and reads it as a person says', async () => {
  const before = await read(STRANGE)
  expect(before.questions).toEqual([])
  expect(before.sheets).toMatchObject([
    {
      no: 1,
      name: 'Soal',
      head_row: null,
      columns: [],
      rows: [{ row: 1, text: 'Butir · Pil. 1 · Pil. 2 · Betul · Catatan' }, { row: 2 }],
    },
  ])
  const heads = new Map([[before.sheets?.[0]?.rows[0]?.fingerprint ?? '', new Map(SAID)]])
  const after = await read([row('Ujian'), ...STRANGE], { heads })
  expect(after.questions.map(shown)).toEqual([CAPITAL])
  expect(after.warnings).toEqual([])
  expect(after.sheets?.[0]).toMatchObject({
    head_row: 2,
    columns: [
      { letter: 'A', name: 'Butir', is: 'stem', by_hand: true, samples: ['Ibu kota Jawa Barat?'] },
      ...[{ is: 'option A' }, { is: 'option B' }, { is: 'key' }, { name: 'Catatan', is: null, by_hand: true }],
    ],
  })
})

it('puts a column right that was taken for another, and keeps what the heads of the others say', async () => {
  const rows = [row('Soal', 'A', 'B', 'Kunci', 'Nilai'), row('Satu?', 'ya', 'tidak', 'A', 'karena begitu')]
  const [sheet] = (await read(rows)).sheets ?? []
  const heads = new Map([[sheet?.rows[0]?.fingerprint ?? '', new Map([[4, 'discussion']])]])
  const { questions } = await read(rows, { heads })
  expect(questions).toMatchObject([{ state: 'ready' }])
  expect(plain(questions[0]?.discussion ?? '')).toBe('karena begitu')
})

it.each(['Pilihan 1', 'Opsi 1', 'Option 1', 'option_1'])(
  'reads options whose columns have numbers: %s',
  async (head) => {
    const [first, second, third] = ['1', '2', '3'].map((number) => head.replace('1', number)) as [
      string,
      string,
      string,
    ]
    const { questions } = await read([
      row('Soal', first, second, third, 'Kunci'),
      row('Satu?', 'x', 'y', 'z', '2'),
      row('Dua?', 'x', 'y', 'z', 'z'),
      row('Tiga?', 'x', 'y', 'z', 'B'),
      row('Empat?', 'x', 'y', 'z', '1, 3'),
      row('Lima?', '2', '3', '4', '2'),
      row('Enam?', 'x', 'y', 'z', '4'),
    ])
    expect(questions.map(shown)).toEqual([
      ['pg: Satu?', '- x', '* y', '- z'],
      ['pg: Dua?', '- x', '- y', '* z'],
      ['pg: Tiga?', '- x', '* y', '- z'],
      ['pgk: Empat?', '* x', '- y', '* z'],
      ['pg: Lima?', '- 2', '* 3', '- 4', '! Kunci 2 dibaca sebagai nomor opsi, padahal juga teks opsi lain. Periksa.'],
      ['pg: Enam?', '- x', '- y', '- z', '! Kunci “4” tidak sama dengan opsi mana pun.', '! Kunci belum ada.'],
    ])
  },
)

it('reads the forms of English quiz sheets', async () => {
  const forms = [
    ['Multiple Choice', 'x', 'y', '2'],
    ['Checkbox', 'x', 'y', '1,2'],
    ['Fill-in-the-Blank', 'x', 'y', ''],
    ['Open-Ended', '', '', 'Begitu.'],
    ['True/False', '', '', 'True'],
  ]
  const { questions } = await read([
    row('Question Text', 'Question Type', 'Option 1', 'Option 2', 'Correct Answer'),
    ...forms.map((values) => row('Apa?', ...values)),
  ])
  expect(questions.map(({ state }) => state)).toEqual(Array(5).fill('ready'))
  expect(questions.map(shown)).toEqual([
    ['pg: Apa?', '- x', '* y'],
    ['pgk: Apa?', '* x', '* y'],
    ['isian: Apa?'],
    ['uraian: Apa?'],
    ['pg: Apa?', '* Benar', '- Salah'],
  ])
  expect([questions[2]?.answers, questions[3]?.answer]).toEqual([['x', 'y'], 'Begitu.'])
})

it('says how to save a workbook of old Excel, and of a locked one that it is', async () => {
  const refused = (name: string, stream: string) => readFile(name, oleOf({ [stream]: new Uint8Array(5000) }), {})
  const sentence = 'Berkas ini bukan .xlsx. Buka di Excel, lalu Simpan sebagai .xlsx.'
  await expect(refused('Soal.XLS', '/Workbook')).rejects.toMatchObject({ refusal: 'not-xlsx', message: sentence })
  await expect(refused('soal.xlsx', '/EncryptedPackage')).rejects.toMatchObject({ refusal: 'locked' })
  await expect(refused('soal.doc', '/WordDocument')).rejects.toMatchObject({ refusal: 'not-docx' })
})
