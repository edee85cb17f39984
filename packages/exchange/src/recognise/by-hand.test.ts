import { expect, it } from 'vitest'
import { p, r, tbl, tc, tr } from '../../test/docx.ts'
import { recognise, shown } from '../../test/questions.ts'

const row = (...texts: string[]) => tr(...texts.map((text) => tc(p(r(text)))))
const lines = (...texts: string[]) => texts.map((text) => p(r(text)))

it('reads options below a question that a person marked among instructions', async () => {
  const file = lines(
    'Petunjuk',
    '1. Tulis nama.',
    '2. Sebutkan ibu kota Jawa Barat!',
    'A. Bandung',
    'B. Serang',
    'Kunci: A',
  )
  const { questions } = await recognise(file, {}, { roles: new Map([[3, 'question']]) })
  expect(questions.map(shown)).toEqual([['2 pg: Sebutkan ibu kota Jawa Barat!', '* Bandung', '- Serang']])
})

it('takes the role of a line from a person, and of all lines that look alike', async () => {
  const lines = [
    'Pertanyaan pertama',
    '* x',
    '* y',
    'benar x',
    'catatan guru',
    p(r('Pertanyaan kedua', '<w:b/>')),
    '* z',
    '* w',
  ]
  const plainly = await recognise(lines)
  expect(plainly.questions).toEqual([])
  const [first] = plainly.source
  const bold = plainly.source[5]?.signature ?? ''
  expect(first?.signature).not.toBe(bold)
  const roles = new Map([
    [1, 'question'],
    [2, 'option'],
    [3, 'option'],
    [4, 'discussion'],
    [5, 'none'],
    [7, 'option'],
    [8, 'option'],
  ] as const)
  const { questions, unused } = await recognise(lines, {}, { roles, signatures: new Map([[bold, 'question']]) })
  expect(questions.map(({ options, discussion }) => [options.map(({ text }) => text), discussion])).toEqual([
    [['* x', '* y'], '<p>benar x</p>'],
    [['* z', '* w'], ''],
  ])
  expect(unused).toEqual([{ line: 5, text: 'catatan guru' }])
})

it('reads the lines of a table by hand when a person names one of them', async () => {
  const rows = [tbl(row('Apa?', 'x'), row('', 'y'))]
  const roles = new Map([
    [1, 'question'],
    [2, 'option'],
    [4, 'option'],
  ] as const)
  const { questions } = await recognise(rows, {}, { roles })
  expect(questions.map(({ text, options }) => [text, options.length])).toEqual([['<p>Apa?</p>', 2]])
})
