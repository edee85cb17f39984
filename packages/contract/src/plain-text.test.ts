import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../test/any-text.ts'
import { latexText } from './latex-text.ts'
import { plainOf } from './plain-text.ts'

/** As the server keeps a formula. The MathML within says something else, to show that it is not read. */
const formula = (latex: string) =>
  `<math data-latex="${latex.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><mn>114</mn></math>`

it.each([
  ['15 meter', '15 meter'],
  ['49 m<sup>2</sup>', '49 m^2'],
  ['x<sup>n+1</sup> + 1', 'x^(n+1) + 1'],
  ['10<sup>-3</sup>', '10^-3'],
  ['H<sub>2</sub>O', 'H2O'],
  ['<b>te</b>bal<br>baris', 'tebal baris'],
  ['<p>satu</p><p>dua</p>', 'satu dua'],
  ['<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>', '1 2'],
  ['a<img src="/media/0.png" alt="1 > 0">b', 'a b'],
  ['2 &lt; 3 &amp;&amp; 5 &gt; 4, &quot;ya&quot;&nbsp;&#8212; &#x2014;', '2 < 3 && 5 > 4, "ya" — —'],
  ['&lt;b&gt; &tak; &#9999999;', '<b> &tak; &#9999999;'],
  ['2 < 3 dan <b', '2 < 3 dan <b'],
  [`${formula('1\\frac{1}{4}')} cangkir`, '1 1/4 cangkir'],
  [`Rp${formula('26{,}5 \\times 10^{3}')}`, 'Rp 26,5 × 10^3'],
  [`${formula('a < b "c" & d > e')}`, 'a < b "c" d > e'],
  ['<math><mfrac><mn>5</mn><mn>4</mn></mfrac></math>', '5 4'],
  ['<math display="block" data-latex="x > 1"><mi>x</mi></math> lalu', 'x > 1 lalu'],
])('reads %s', (html, text) => {
  expect(plainOf(html)).toBe(text)
})

it.each([
  ['\\frac12', '1/2'],
  ['\\dfrac{a+b}{2c}', '(a+b)/2c'],
  ['-\\frac{3}{8}', '- 3/8'],
  ['\\sqrt{2}', '√2'],
  ['\\sqrt[3]{x+1}', '[3]√(x+1)'],
  ['x^{2} + y^{n+1}', 'x^2 + y^(n+1)'],
  ['90^\\circ', '90°'],
  ['30^{\\circ}\\text{C}', '30°C'],
  ['a_1 + a_{12}', 'a_1 + a_12'],
  ['12\\,500\\text{ m}', '12 500 m'],
  ['\\left( \\sin x \\right)', '( sin x )'],
  ['\\frac{\\frac{1}{2}}{3}', '(1/2)/3'],
  ['\\begin{cases} x \\\\ y \\end{cases}', 'x y'],
  ['50\\%', '50%'],
  ['2\\pi r', '2π r'],
  ['x \\leq 5', 'x ≤ 5'],
  ['\\mathrm{km}', 'km'],
  ['\\constructor', 'constructor'],
  ['{{{', ''],
  ['\\', ''],
  ['', ''],
])('types LaTeX %s', (latex, text) => {
  expect(latexText(latex)).toBe(text)
})

it('reads any text without an error', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    '<sup>',
    '</sup>',
    '<math data-latex="',
    '</math>',
    '&#',
    '&lt;',
    '{',
    '\\frac',
    '^',
    'a ',
  )
  const texts = fc.oneof(
    anyText,
    fc.array(pieces).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(plainOf(text)).toBe(plainOf(text).trim())
      expect(latexText(text)).toBe(latexText(text).trim())
    }),
    { numRuns: 500 },
  )
})

it('leaves a text without markup as it is', () => {
  const words = fc.array(fc.stringMatching(/^[a-z0-9.,;]{1,8}$/), { minLength: 1 }).map((list) => list.join(' '))
  fc.assert(
    fc.property(words, (text) => {
      expect(plainOf(text)).toBe(text)
    }),
  )
})

it.each([
  '<'.repeat(400_000),
  '<b '.repeat(100_000),
  '<b>'.repeat(100_000),
  '<sup>'.repeat(80_000),
  '&#'.repeat(200_000),
  `<math data-latex="${'{'.repeat(200_000)}">`,
  `<math data-latex="${'\\frac'.repeat(40_000)}">`,
  `<math data-latex="${'\\sqrt['.repeat(40_000)}">`,
  ' '.repeat(400_000),
])('reads a long broken text to its end', (text) => {
  expect(plainOf(text)).toBeTypeOf('string')
})
