// A worked example of each form, for the files that people fill in.
import { drawFormula } from '../../formula/mathml.ts'
import type { WrittenQuestion } from '../written-question.ts'

const formula = (latex: string) => drawFormula(latex, false).html
const BASE = { id: 0, code: '', status: '', options: [], answers: [], statements: [], interaction: {}, keywords: [] }
const options = (key: string, ...texts: string[]) =>
  texts.map((text, at) => ({ text, isKey: key.includes(String.fromCharCode(65 + at)) }))
const items = (letter: string, ...texts: string[]) => texts.map((text, at) => ({ id: `${letter}${at + 1}`, text }))

export const SAMPLE_QUESTIONS: readonly WrittenQuestion[] = [
  {
    ...BASE,
    form: 'pg',
    text: `<p>Nilai dari ${formula('\\frac{1}{2}+\\frac{1}{4}')} adalah …</p>`,
    options: options('B', formula('\\frac{1}{4}'), formula('\\frac{3}{4}'), '1', '2'),
    discussion: `<p>Samakan penyebutnya: ${formula('\\frac{2}{4}+\\frac{1}{4}=\\frac{3}{4}')}.</p>`,
  },
  {
    ...BASE,
    form: 'pgk',
    text: '<p>Bilangan prima adalah …</p>',
    options: options('AC', '2', '4', '5', '9'),
    discussion: '<p>Bilangan prima hanya habis dibagi 1 dan bilangan itu sendiri.</p>',
    interaction: { multiple: true },
  },
  {
    ...BASE,
    form: 'isian',
    text: '<p>Ibu kota Jawa Barat adalah …</p>',
    answers: ['Bandung', 'Kota Bandung'],
    discussion: '',
  },
  {
    ...BASE,
    form: 'uraian',
    text: '<p>Jelaskan mengapa langit tampak biru pada siang hari!</p>',
    answer: 'Cahaya biru lebih banyak dihamburkan oleh udara daripada cahaya merah.',
    discussion: '',
  },
  {
    ...BASE,
    form: 'kategori',
    text: '<p>Tentukan apakah tiap pernyataan tentang air berikut benar atau salah.</p>',
    interaction: {
      columns: items('c', 'Benar', 'Salah'),
      rows: [
        { id: 'r1', text: 'Rumus kimia air adalah H<sub>2</sub>O.', column: 'c1' },
        { id: 'r2', text: 'Air murni membeku pada suhu 10 °C.', column: 'c2' },
      ],
    },
    discussion: '',
  },
  {
    ...BASE,
    form: 'jodohkan',
    text: '<p>Pasangkan provinsi dengan ibu kotanya.</p>',
    interaction: {
      left: items('l', 'Bali', 'Jawa Timur'),
      right: items('r', 'Surabaya', 'Denpasar', 'Mataram'),
      pairs: [
        ['l1', 'r2'],
        ['l2', 'r1'],
      ],
    },
    discussion: '',
  },
]
