import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latexSpans } from './latex-spans.ts'

const formulas = (text: string) =>
  latexSpans(text).flatMap((span) => (span.kind === 'formula' ? [`${span.display ? 'block ' : ''}${span.latex}`] : []))

it.each([
  ['luas $x^2$ dan $y$', ['x^2', 'y']],
  ['$$\\frac{a}{b}$$', ['block \\frac{a}{b}']],
  ['nilai \\(x\\) dan \\[y\\]', ['x', 'block y']],
  ['\\(\\text{harga \\$5}\\)', ['\\text{harga \\$5}']],
  ['$\\text{jika $x$}$', ['\\text{jika $x$}']],
  ['$$\na &= b \\\\\nc &= d\n$$', ['block a &= b \\\\ c &= d']],
  ['$luas = panjang \\times lebar$', ['luas = panjang \\times lebar']],
  ['$12 meter$, $5$, $x$.', ['12 meter', '5', 'x']],
  ['$ x^2 $ dan $ y $', ['x^2', 'y']],
  ['harga $5 dan nilai $x$', ['x']],
  ['$x$$y$', ['x', 'y']],
  ['Rp5.000 untuk $x$ buah', ['x']],
])('reads %j', (text, found) => {
  expect(formulas(text)).toEqual(found)
})

it.each([
  'Rp5.000',
  'harga $5 saja',
  '$5 dan $10',
  '$5-$10',
  '$5+$10',
  'US$5 = A$7',
  '$5, sedangkan pensil 2$ lebih murah',
  '\\$x\\$',
  '\\$5$',
  '$ $',
  '$$ $$',
  '\\(\\)',
  '\\\\(x\\\\)',
  '${x$',
  '$x}$',
  '$$x$',
  '$a\nb$',
  '$x\ufffcy$',
  `$${'x'.repeat(2001)}$`,
])('leaves %j as text', (text) => {
  expect(formulas(text)).toEqual([])
})

it('finds escaped dollars, and takes none of them for a mark later', () => {
  expect(latexSpans('\\$5')).toEqual([{ kind: 'dollar', start: 0, end: 2 }])
  expect(latexSpans('$x$', new Set([0]))).toEqual([])
  expect(latexSpans('$x$', new Set([2]))).toEqual([])
})

it('gives spans in order that do not overlap, whatever the text', () => {
  const part = fc.constantFrom('$', '$$', '\\(', '\\)', '\\[', '\\]', '\\', '{', '}', 'x', '5', ' ', '\n', '\ufffc')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join('')
      let before = 0
      for (const { start, end } of latexSpans(text)) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        before = end
      }
    }),
  )
})

it.each(['${', '\\(', '$x{'])('stops reading when many of %s cost more than they weigh', (bomb) => {
  expect(formulas(`${bomb.repeat(10)} $x$`)).toEqual(['x'])
  expect(formulas(`${bomb.repeat(50_000)} $x$`)).toEqual([])
})
