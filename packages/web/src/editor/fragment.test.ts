import { sanitizeFragment } from '@bank/server/src/rich-text/sanitize.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFragment } from '../rich/clean.ts'
import { fragmentToText, textToFragment } from './fragment.ts'

const draw = (latex: string, display: boolean) => {
  const math = document.createElement('math')
  math.setAttribute('data-latex', latex)
  if (display) math.setAttribute('display', 'block')
  return math.outerHTML.replace('></', '><mi>x</mi></')
}
const toHtml = (text: string) => textToFragment(text, draw)
const normal = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.innerHTML
}
/** As it is rendered; an empty formula may disappear. */
const shown = (html: string) => {
  const box = document.createElement('div')
  box.append(cleanFragment(html))
  for (const math of box.querySelectorAll('math:empty')) math.remove()
  return box.innerHTML
}
const formulas = (html: string) =>
  [...cleanFragment(html).querySelectorAll('math')].map((math) => math.getAttribute('data-latex'))

describe('what is typed', () => {
  it.each([
    ['2 < 3 & 5 > 4', '2 &lt; 3 &amp; 5 &gt; 4'],
    ['<b>tebal</b>', '&lt;b&gt;tebal&lt;/b&gt;'],
    ['harga \\$5', 'harga $5'],
    ['harga $5 saja', 'harga $5 saja'],
    ['harga $5 dan $10', 'harga $5 dan $10'],
    ['a $$ b', 'a $$ b'],
    ['satu\ndua', 'satu<br>dua'],
    ['x\\y', 'x\\y'],
    ['H\\<sub>2\\</sub>O', 'H<sub>2</sub>O'],
    ['${x$', '${x$'],
  ])('%s becomes %s', (text, html) => {
    expect(toHtml(text)).toBe(html)
  })

  it.each([
    ['luas $x^2$ dan $y$', ['x^2', 'y']],
    ['$\\text{harga $x$}$', ['\\text{harga $x$}']],
    ['$\\$5$ dan \\$6', ['\\$5']],
    ['$$\\frac{a}{b}$$', ['\\frac{a}{b}']],
    ['\\\\$x$', ['x']],
    ['$ $', []],
    [`$${'x'.repeat(2001)}$`, []],
  ])('%s holds the formulas %j', (text, latex) => {
    expect(formulas(toHtml(text))).toEqual(latex)
  })
})

describe('what is stored', () => {
  it.each([
    'H<sub>2</sub>O <b>dan</b> x<sup>2</sup><br>baris',
    '&lt;b&gt; \\&lt;b&gt; \\ \\\\ $5 \\$6 \\',
    '\\<b>x</b>',
    '<math><mi>x</mi></math> tanpa LaTeX',
    '<math data-latex="\\frac{"><mi>x</mi></math>',
    '<math data-latex="a $ b"><mi>x</mi></math>',
    '<math data-latex="5 dan"><mi>x</mi></math> <math data-latex="lima lalu enam"><mi>x</mi></math>',
  ])('%s is the same after editing', (html) => {
    expect(normal(toHtml(fragmentToText(html)))).toBe(normal(html))
  })
})

/** 150 by `npm run test:more`. */
const RUNS = Number(process.env.TYPED_RUNS ?? 50)

const part = fc.constantFrom(
  ...['\\', '\\\\', '$', '$$', '{', '}', '\n', ' ', 'x', '<', '>', '&', '<b>', '</b>', '\\<i>', '\\</i>', '\\<sup>'],
  ...['$x^2$', '$\\frac{a}{b}$', '\\$', '<math>', '</math>', '\\<math><mi>x</mi></math>', '&lt;', '"'],
)
const typing = fc
  .array(fc.oneof({ weight: 5, arbitrary: part }, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
  .map((all) => all.join('').replaceAll('\0', ''))

it('survives the way to the text area and back, whatever was typed', () => {
  fc.assert(
    fc.property(typing, (text) => {
      const html = shown(toHtml(text))
      const typed = fragmentToText(html)
      expect(shown(toHtml(typed))).toBe(html)
      expect(fragmentToText(shown(toHtml(typed)))).toBe(typed)
    }),
    { numRuns: RUNS, examples: [['\\<math>\\<math><mi>x</mi></math>']] },
  )
})

it('survives the server too', () => {
  fc.assert(
    fc.property(typing, (text) => {
      const html = toHtml(text)
      const stored = sanitizeFragment(html)
      if (stored !== '') expect(shown(stored)).toBe(shown(html))
    }),
    {
      numRuns: RUNS,
      examples: [
        // a formula typed into a formula, without and with text after it; one that leaves another tag open
        ['\\<math>\\<math><mi>x</mi></math>'],
        ['\\<math>\\<math><mi>x</mi></math> '],
        ['\\<math><b></math>x'],
        // a space behind what has no meaning
        ['\\</i> !'],
        ['\\<math></math>\\'],
      ],
    },
  )
})
