import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '../../../contract/test/tries.ts'
import { inBlocks, inReading, lost } from '../../test/account.ts'
import { p, picture, r, read, tbl, tc, tr } from '../../test/docx.ts'
import { numbering } from '../../test/questions.ts'
import { readQuestions } from './read-questions.ts'

const word = fc.constantFrom('kata', 'soal', 'benar', 'x', 'Kunci', '2', 'A', '(1)', '$x^2$', 'Rp5', '&lt;i&gt;')
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const mark = fc.constantFrom(
  ...[
    '',
    '1. ',
    '2) ',
    'No. 3 ',
    'Q:4)',
    'A. ',
    'b) ',
    '*C. ',
    'D. x  E. ',
    'Kunci: ',
    'Kunci: B',
    'KUNCI JAWABAN',
    'Kunci Jawaban dan Pembahasan',
    'Jawaban B',
    '1. Tokyo',
    'I. 1. B 2. C',
    '1. B 2. C',
  ],
  ...[
    'Pembahasan: ',
    'Materi: ',
    'Bobot: 2',
    'Tipe: pgk',
    'Tipe: tf',
    'B. Essay',
    'II. Jawablah pertanyaan berikut!',
    '2. Uraian',
    'Petunjuk',
    'Bacaan untuk soal nomor 1-2',
  ],
  ...[
    '[SOAL] ',
    '[JENIS] PG',
    '[A] ',
    'Pernyataan: a = Benar',
    'Pasangan: a = b',
    'FileQ: ',
    'A:) ',
    'Jawablah! ',
    'Teks',
  ],
)
const properties = fc.constantFrom('', '<w:b/>', '<w:color w:val="FF0000"/>', '<w:vertAlign w:val="superscript"/>')
const list = fc.constantFrom(
  '',
  ...[1, 2, 3, 4, 5].map((id) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`),
)
const paragraph = fc
  .tuple(mark, text, properties, list)
  .map(([begins, says, looks, numbered]) => p(r(begins + says, looks), numbered))
const cell = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((inside) => tc(inside.join('')))
const heads = fc.constantFrom(
  ...['No', 'Soal', 'Kunci', 'A', 'B', 'Opsi', 'Jawaban', 'Jenis', 'Q:1)', 'Kompetensi Dasar', 'Indikator'],
)
const headRow = fc
  .array(heads, { minLength: 2, maxLength: 5 })
  .map((names) => tr(...names.map((name) => tc(p(r(name))))))
const table = fc
  .tuple(
    headRow,
    fc.array(
      fc.array(cell, { minLength: 1, maxLength: 5 }).map((cells) => tr(...cells)),
      { maxLength: 3 },
    ),
  )
  .map(([head, rows]) => tbl(head, ...rows))
const part = fc.constantFrom(
  ...[
    'A. satu',
    'B. dua',
    'C. tiga',
    '*D. empat',
    'a. X\u2003b. Y',
    'Kunci: A',
    'Kunci: dua',
    'Kunci: Tokyo',
    'Pembahasan: ya',
  ],
  ...[
    'Pernyataan: a = Benar',
    'Pernyataan: b = Salah',
    'Pasangan: c = d',
    'Tipe: tf',
    'Tipe: uraian',
    'lalu',
    '1) butir',
    'C. <gambar><gambar>',
    'Kunci: <gambar>',
    '<gambar>',
    '',
  ],
)
/** In the letters of a line. */
const drawn = `</w:t></w:r><w:r>${picture('r:embed="png"')}</w:r><w:r><w:t>`
const question = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.array(part, { maxLength: 6 }))
  .map(([number, parts]) =>
    [`${number}. Apa?`, ...parts].map((line) => p(r(line).replaceAll('<gambar>', drawn))).join(''),
  )
const body = fc.array(
  fc.oneof({ weight: 5, arbitrary: paragraph }, { weight: 4, arbitrary: question }, { weight: 1, arbitrary: table }),
  { maxLength: 10 },
)

it('keeps every letter, formula and picture: in a question, as a mark or as unused', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (parts) => {
      const { blocks } = await read(parts.join(''), { numbering, targets: { png: 'media/a.png' } })
      const reading = readQuestions(blocks)
      const [document, kept] = [inBlocks(blocks), inReading(reading)]
      expect(lost(document, kept)).toEqual([])
      expect(kept.pictures).toEqual(document.pictures)
      expect(kept.formulas).toEqual(document.formulas)
      const guessed = reading.questions.filter(({ keyStated }) => keyStated === 'guessed')
      expect(guessed.filter(({ state }) => state === 'ready')).toEqual([])
    }),
    { numRuns: tries(100) },
  )
})
