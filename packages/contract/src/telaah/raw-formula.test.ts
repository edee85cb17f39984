import { expect, it } from 'vitest'
import { rawFormula } from './raw-formula.ts'

it.each([
  ['Hasil dari [\\sqrt{144}] adalah ....'],
  ['Nilai dari [3 \\times 15] adalah ....'],
  ['Sudut [\\alpha] pada segitiga itu'],
  ['Motif itu diputar [90^{\\circ}]. Motif itu disebut'],
  ['Energi kinetik dirumuskan dengan [\\frac{1}{2}mv^2]. Jika kecepatan'],
  ['Panjang gelombang nada adalah [\\lambda = \\dfrac{v}{f}]. Nada tinggi'],
  ['Ditulis [\\begin{array}{c}1{,}618\\end{array}] dan dipakai'],
  ['Nilai [\\left(\\frac{1}{2}\\right)^2] adalah'],
])('finds where LaTeX without marks begins and ends: %s', (marked) => {
  const [before = '', latex = ''] = marked.split(/[[\]]/)
  const found = rawFormula(marked.replace(/[[\]]/g, ''), marked.replace(/\[/g, '').search(/\\/))
  expect(found).toEqual({ from: before.length, to: before.length + latex.length, latex, display: false })
})

it('takes what stands between marks, with them', () => {
  const text = 'Penyelesaian dari \\(2x + 4\\) dan $$x^2$$ adalah'
  expect(rawFormula(text, 18)).toEqual({ from: 18, to: 28, latex: '2x + 4', display: false })
  expect(rawFormula(text, 33)).toEqual({ from: 33, to: 40, latex: 'x^2', display: true })
})

it('makes no formula of a mark that nothing closes', () => {
  expect(rawFormula('Penyelesaian dari \\( adalah', 18)).toBeUndefined()
})
