import { literalPercent } from '@bank/contract/latex-spans'
import { expect, it } from 'vitest'
import { latexFault } from './latex-fault.ts'
import { bareLatex, nextHole } from './typed-latex.ts'
import { loadTypeset } from './typeset.ts'

it.each([
  ['$x^2$', 'x^2'],
  ['$$x^2$$', 'x^2'],
  ['\\(x\\)', 'x'],
  ['\\[x\\] ', 'x'],
  ['\\$5', '\\$5'],
  ['x', 'x'],
])('takes %s out of what other tools want around it', (typed, bare) => {
  expect(bareLatex(typed)).toBe(bare)
})

it.each([
  ['50%', '50\\%'],
  ['50\\%', '50\\%'],
  ['a\\\\%', 'a\\\\\\%'],
])('reads %s as percent', (typed, latex) => {
  expect(literalPercent(typed)).toBe(latex)
})

it('finds what a template left empty, and nothing twice', () => {
  const latex = '\\frac{a}{}+\\sqrt{}'
  expect(nextHole(latex, 0)).toBe(9)
  expect(nextHole(latex, 9)).toBe(17)
  expect(nextHole(latex, 17)).toBeUndefined()
})

it.each([
  ['\\apa', 'Perintah \\apa tidak dikenal.'],
  ['\\href{http://a.example}{x}', 'Perintah \\href tidak dikenal.'],
  ['\\frac{1}{', 'Rumus belum lengkap. Periksa kurung { }.'],
  ['x}', 'Ada kurung } tanpa pembukanya.'],
  ['x^2^3', 'Ada dua pangkat di tempat yang sama. Kelompokkan dengan { }.'],
  ['\\left( x', 'Pasangan \\left dan \\right belum lengkap.'],
  ['\\begin{cases} a', 'Pasangan \\begin dan \\end belum cocok.'],
  ['\\begin{xx}a\\end{xx}', 'Lingkungan xx tidak dikenal.'],
  ['a & b', 'Tanda & hanya untuk matriks dan fungsi bercabang. Untuk kata “dan”, tulis \\text{dan}.'],
  ['a $ b', 'Tanda dolar tidak diperlukan di sini.'],
  ['#', 'Untuk tanda pagar, tulis \\#.'],
])('says what to do about %s', async (latex, sentence) => {
  const typeset = await loadTypeset()
  expect(typeset(latex, false).fault).toBe(sentence)
})

it('has a sentence for anything else', () => {
  expect(latexFault('whatever')).toBe('Rumus ini belum dapat dibaca. Periksa penulisannya.')
})

it.each(['50%', '2,5', '\\ce{2H2 + O2 -> 2H2O}', '\\ce{^{14}_{6}C}', '\\overrightarrow{AB}', 'x \\in \\mathbb{R}'])(
  'draws %s',
  async (latex) => {
    const { mathml, fault } = (await loadTypeset())(latex, false)
    expect(fault).toBeUndefined()
    expect(mathml).not.toContain('merror')
  },
)
