import { accepts } from '@bank/contract/number/accepts'
import { expect, it } from 'vitest'
import { withFormulas } from './content/formulas.ts'
import { questions } from './demo/demo.ts'

/** The accepted answers of every sample question with a short answer, as they are stored. */
const keys = questions
  .flatMap((question) => [question, ...(question.children ?? [])])
  .flatMap((question) => (question.type === 'short answer' ? [question.shortAnswers] : []))
  .map((rows) =>
    rows.map(({ text = '', upper = '', lower = '' }) => ({
      short_answer_text: withFormulas(text),
      first_range: upper,
      second_range: lower,
    })),
  )

/** What students type, by the text of the question's first key: what a teacher accepts, and what not. */
const TYPED: Readonly<Record<string, { right: string[]; wrong: string[] }>> = {
  '36 butir': { right: ['36', '36 butir', '36 Butir.', ' 36,0 '], wrong: ['36 kg', '35', 'tiga puluh enam'] },
  '\\(1\\frac{1}{4}\\) cangkir': {
    right: ['1,25', '1 1/4', '1¼', '5/4', '1,25 cangkir', '1.25'],
    wrong: ['114', '1,4', '1/4', '54'],
  },
  '3,7 km': { right: ['3,7', '3,7 km', '3.65', '3,75 kilometer'], wrong: ['3,76', '3.700', '3.700 m', '37'] },
  '49 m<sup>2</sup>': { right: ['49', '49 m²', '49 m2', '49 meter persegi'], wrong: ['49 m', '492', '48'] },
  '68 m<sup>2</sup>': { right: ['68', '68 m^2'], wrong: ['68 cm²', '682'] },
  '502,7 liter': { right: ['502,7', '502,655', '502.4 L', '502,9 liter'], wrong: ['503', '502,7 ml'] },
  'Rp26.500': {
    right: ['26500', '26.500', 'Rp26.500,00', 'Rp 26.500,-', '26.500 rupiah'],
    wrong: ['26,5', '265000', '$26.500'],
  },
  '15 meter': { right: ['15', '15 m', '15 Meter'], wrong: ['15 cm', '1.500 cm', '15,1'] },
  '32 buku': { right: ['32', '32 buku'], wrong: ['32 orang', '23'] },
  '43 kg': { right: ['43', '43 kilogram'], wrong: ['43 g'] },
  '0,19': { right: ['0,19', '0.19', '19%', '19/100'], wrong: ['19', '0,9'] },
  'Rp13.000': { right: ['13.000', 'Rp 13.000'], wrong: ['13', '1.300'] },
  '65%': { right: ['65', '65%', '65 persen', '0,65'], wrong: ['6,5', '65 orang'] },
  '20': { right: ['20', '20,0', ' 20 '], wrong: ['20 cara', '2', 'dua puluh'] },
  lampu: { right: ['lampu', 'Lampu.', '"LAMPU"'], wrong: ['lampu merah', 'pelita'] },
}

it('knows answers to every sample question', () => {
  const texts = questions
    .flatMap((question) => [question, ...(question.children ?? [])])
    .flatMap((question) => (question.type === 'short answer' ? [question.shortAnswers[0]?.text] : []))
  expect(Object.keys(TYPED).sort()).toEqual(texts.sort())
  const typed = Object.values(TYPED).flatMap(({ right, wrong }) => [...right, ...wrong])
  expect(typed.length).toBeGreaterThanOrEqual(60)
})

const cases = Object.entries(TYPED).flatMap(([key, { right, wrong }]) => [
  ...right.map((typed) => [typed, key, true] as const),
  ...wrong.map((typed) => [typed, key, false] as const),
])

it.each(cases)('"%s" for %s: %s', (typed, key, isRight) => {
  const rows = keys.find(([first]) => first?.short_answer_text === withFormulas(key)) ?? []
  expect(rows.some((row) => accepts(row, typed))).toBe(isRight)
})
