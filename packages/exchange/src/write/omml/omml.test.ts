import { expect, it } from 'vitest'
import { KEPT, TYPED, thereAndBack } from '../../../test/formulas.ts'
import { formulaHtml } from '../../formula/mathml.ts'
import { canonical } from '../../same/canonical.ts'
import { allOf, type Element, nodesOf } from '../html/tree.ts'
import { ommlOf } from './write-omml.ts'

it('writes formulas that are read as they were', async () => {
  const all = await Promise.all(KEPT.map(async (latex) => ({ latex, ...(await thereAndBack(latex)) })))
  expect(all.filter(({ before, after }) => before !== after)).toEqual([])
  expect(all.length).toBeGreaterThan(80)
})

const said = (html: string) => canonical(html, (source) => source)

it('writes brackets, lines and lone signs that say the same when they are read', async () => {
  const all = await Promise.all(TYPED.map(thereAndBack))
  const back = all.map(({ html, read }) => [said(html), said(formulaHtml(read, false))])
  expect(back.filter(([before, after]) => before !== after)).toEqual([])
})

const omml = (latex: string) =>
  allOf(nodesOf(formulaHtml(latex, false)), 'math')
    .map(ommlOf)
    .join('')

function mathOf(inside: string): Element {
  const [math] = allOf(nodesOf(`<math>${inside}</math>`), 'math')
  if (!math) throw new Error(inside)
  return math
}

const GREEK =
  'alpha beta epsilon varepsilon vartheta kappa varkappa varrho varpi sigma varsigma omega Gamma Omega partial nabla'
const STYLES = ['X', 'mathbf{X}', 'boldsymbol{X}', 'mathit{X}', 'mathrm{X}', 'mathsf{X}']
const LATIN = ['mathbf{A1}', 'mathsf{a1}', 'mathtt{12}', 'mathbb{R1}', 'mathcal{e}', 'mathfrak{C}']
const OF_MATH = /[\u{1d400}-\u{1d7ff}]/u

it('writes letters that few fonts have as plain ones in their style, and reads them as they were', async () => {
  const greek = STYLES.flatMap((style) => GREEK.split(' ').map((name) => `\\${style.replace('X', `\\${name}`)}`))
  const all = [...greek, ...LATIN.map((latin) => `\\${latin}`)].map((latex) => latex.replace('\\\\', '\\'))
  const back = await Promise.all(all.map(thereAndBack))
  expect(back.filter(({ before, after }) => before !== after)).toEqual([])
  expect(all.filter((latex) => OF_MATH.test(omml(latex)))).toEqual([])
  expect(ommlOf(mathOf('<mtext>𝛼</mtext>'))).toContain('>α<')
})

it.each([
  ['brackets of two kinds as a pair', '[2,5)', /<m:begChr m:val="\["\/><m:endChr m:val="\)"\/>/],
  ['a pair that bears a power', '(x-1)^2', /<m:sSup><m:e><m:d>/],
  ['all that a sum is of', String.raw`\sum (i+1)`, /<m:sup><\/m:sup><m:e><m:d>/],
  ['a bracket without another as no command', '(2', /<m:lit\/>/],
  ['nothing where a sign lacks a part', '=5', /\u200b.*=/],
  [
    'columns behind a brace as a matrix',
    String.raw`\begin{cases} 1 & x>0 \\ 0 & x<0 \end{cases}`,
    /<m:mcJc m:val="left"\/>/,
  ],
  ['a frame', String.raw`\boxed{x}`, /<m:borderBox>/],
])('writes %s', (_, latex, shape) => {
  expect(omml(latex)).toMatch(shape)
})
