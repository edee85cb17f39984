import { describe, expect, it } from 'vitest'
import { budgetFor } from './budget.ts'
import { cleanTexts, type RichText } from './clean-texts.ts'

const bold = (count: number) => Array.from({ length: count }, (_, index) => `<b i=${index}>`).join('')
/** Unclosed tags that a parser opens again in each later paragraph: `tags` times `paragraphs` elements. */
const reopened = (tags: number, paragraphs: number) => `<p>${bold(tags)}${'<p>x'.repeat(paragraphs)}`

const BOMBS: [string, string][] = [
  ...[1, 2, 30, 90].map((size): [string, string] => [
    `a formula of 150 tags and ${300 * size} paragraphs`,
    `<math><mtext><p>${bold(150)}${'<p>x'.repeat(300 * size)}`,
  ]),
  ['150 tags and 300 paragraphs', reopened(150, 300)],
  ['180 tags and 45,000 paragraphs', reopened(180, 45_000)],
  ['many small formulas', `<math><mtext>${reopened(20, 30)}</math>`.repeat(30)],
  ['formulas that never end', '<math>'.repeat(1_600)],
  [
    'a picture that holds a formula',
    `<img data-mathml="${`«mtext»${reopened(50, 50)}`.replaceAll('<', '«')}">`.repeat(9),
  ],
]

it.each(BOMBS)('%s costs what it weighs', (_, text) => {
  for (const kind of ['html', 'fragment'] as const) {
    const budget = budgetFor(text.length)
    const whole = budget.left
    try {
      cleanTexts([{ kind, field: 'f', text }], budget)
    } catch (error) {
      expect(error).toMatchObject({ code: 'VALIDATION', fields: { f: expect.any(String) } })
    }
    // the last element may cost more than is left
    expect(whole - budget.left).toBeLessThanOrEqual(text.length + 410)
  }
})

it('is one budget for all texts of a request', () => {
  const text = '<b>x</b>'.repeat(20_000)
  const texts = (count: number): RichText[] =>
    Array.from({ length: count }, (_, index) => ({ kind: 'html', field: `f${index}`, text }))
  expect(cleanTexts(texts(1))).toHaveLength(1)
  expect(() => cleanTexts(texts(6))).toThrow(expect.objectContaining({ code: 'VALIDATION' }))
})

describe('takes what people paste', () => {
  const word = (index: number) =>
    `<p class=MsoNormal style='text-align:justify;line-height:150%'><span lang=IN style='font-size:12.0pt;font-family:"Times New Roman",serif'>${index}. Perhatikan <b>gambar</b> dan <i>tabel</i> berikut!<o:p></o:p></span></p>`
  const rows = '<tr><td style="width:50%">a</td><td><math><mfrac><mn>1</mn><mi>x</mi></mfrac></math></td></tr>'

  it.each([
    [
      '200 kB from Word',
      Array.from({ length: 1_000 }, (_, index) => word(index))
        .join('\n')
        .slice(0, 199_900),
    ],
    ['a table of 1,500 rows with formulas', `<table>${rows.repeat(1_500)}</table>`],
  ])('%s', (_, text) => {
    const [clean] = cleanTexts([{ kind: 'html', field: 'f', text }])
    expect(clean?.length).toBeGreaterThan(60_000)
  })
})
