// One question of each form, marked as its form allows: for papers that say how.
import type { FormName } from '@bank/contract/question-words'
import { drawFormula } from '../src/formula/mathml.ts'
import type { WrittenQuestion } from '../src/write/written-question.ts'

const options = ['satu', 'dua', 'tiga'].map((text, at) => ({ text, isKey: at === 1 }))
const rows = (letter: string, ...texts: string[]) => texts.map((text, at) => ({ id: `${letter}${at + 1}`, text }))
const level = (points: number, text: string) => ({ points, text })

type Marked = Pick<WrittenQuestion, 'form'> & Partial<WrittenQuestion>
const MARKED: readonly Marked[] = [
  { form: 'pg', options, points: 1, rule: 'all' },
  { form: 'pgk', options, interaction: { multiple: true }, points: 2.5, rule: 'parts_minus' },
  { form: 'isian', answers: ['12'], points: 1 },
  {
    form: 'uraian',
    answer: 'Tidak benar.',
    interaction: {
      rubric: [
        {
          id: 'r1',
          text: 'Cara memeriksa',
          levels: [level(2, `Menyamakan ${drawFormula('\\frac{1}{2}', false).html}`), level(0.5, 'Hanya hasil')],
        },
        { id: 'r2', text: 'Kesimpulan', levels: [level(1, 'Tepat'), level(0, 'Tidak ada')] },
      ],
    },
    points: 3,
    rule: 'rubric',
  },
  {
    form: 'benar_salah',
    statements: [{ text: 'Air membeku pada 0 °C.', answer: '1' }],
    points: 2,
    rule: 'parts',
  },
  {
    form: 'kategori',
    interaction: {
      columns: rows('c', 'Fakta', 'Opini'),
      rows: [{ id: 'r1', text: 'Bumi itu bulat.', column: 'c1' }],
    },
    points: 1,
    rule: 'all',
  },
  {
    form: 'jodohkan',
    interaction: { left: rows('l', 'Bali'), right: rows('r', 'Denpasar', 'Mataram'), pairs: [['l1', 'r1']] },
    points: 2,
    rule: 'parts',
  },
]

/** In the order of the list; an essay has a rubric. */
export const MARKED_QUESTIONS: readonly WrittenQuestion[] = MARKED.map((question, at) => ({
  id: at + 1,
  code: `S-${at + 1}`,
  status: 'published',
  text: `<p>Soal ${at + 1}?</p>`,
  options: [],
  answers: [],
  statements: [],
  interaction: {},
  discussion: '<p>Sebab.</p>',
  keywords: [],
  ...question,
}))

/** What a card and a discussion say of each. */
export const SCORE_OF: Readonly<Record<FormName, string>> = {
  pg: '1 poin',
  pgk: '2,5 poin, per bagian, salah mengurangi',
  isian: '1 poin',
  uraian: '3 poin, dinilai dengan rubrik',
  benar_salah: '2 poin, per bagian',
  kategori: '1 poin, semua harus benar',
  jodohkan: '2 poin, per bagian',
}

/** The rows of the tables, each cell after `|`; a formula as `…`. */
export const RUBRIC_ROWS = [
  'Kriteria|Skor',
  'Cara memeriksa',
  'Menyamakan …|2',
  'Hanya hasil|0,5',
  'Kesimpulan',
  'Tepat|1',
  'Tidak ada|0',
  'Skor maksimum|3',
]
export const SCORE_ROWS = [
  'Nomor soal|Skor tiap soal|Cara penskoran',
  '1, 3|1|–',
  '2|2,5|Per bagian, salah mengurangi',
  '4|3|Dinilai dengan rubrik',
  '5, 7|2|Per bagian',
  '6|1|Semua harus benar',
  'Skor maksimum|12,5|',
]
