import { expect, it } from 'vitest'
import { lines, p, picture, r } from '../../test/docx.ts'
import { latexOfEq } from './eq-field.ts'

const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instr = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const field = (instruction: string, result?: string) =>
  char('begin') + instruction + (result === undefined ? '' : char('separate') + result) + char('end')
const shown = (id: string) => `<w:r>${picture(`r:embed="${id}"`)}</w:r>`
const targets = { p1: 'media/a.png', p2: 'media/b.png' }

it('shows the result of a field, not its instruction', async () => {
  expect(await lines(p(r('a') + field(instr('PAGE'), r('12')) + r('b')))).toEqual(['a12b'])
})

it('takes the picture of a QUOTE once, and its only one where there is no result', async () => {
  const quote = instr('QUOTE') + shown('p1')
  expect(await lines(p(field(quote, shown('p2'))), { targets })).toEqual(['[word/media/b.png]'])
  expect(await lines(p(field(quote)), { targets })).toEqual(['[word/media/a.png]'])
})

it('reads fields within fields, over paragraphs, and loses nothing of one without an end', async () => {
  const inner = field(instr('PAGEREF x'), r('dalam'))
  expect(await lines(p(field(instr('IF ') + inner, r('luar') + inner)))).toEqual(['luardalam'])
  expect(await lines(p(field(instr('IF ') + inner)))).toEqual([''])
  expect(await lines(p(char('begin') + instr('TOC') + char('separate') + r('a')) + p(r('b') + char('end')))).toEqual([
    'a',
    'b',
  ])
  expect(await lines(p(char('begin') + r('kata') + shown('p1')), { targets })).toEqual(['kata[word/media/a.png]'])
  expect(await lines(p(char('end') + char('separate') + r('kata')))).toEqual(['kata'])
})

it('shows the result of a simple field', async () => {
  expect(await lines(p(`<w:fldSimple w:instr="DATE">${r('1 Mei')}</w:fldSimple>`))).toEqual(['1 Mei'])
})

it('reads an equation of an EQ field, or keeps its words and says so', async () => {
  expect(await lines(p(field(instr(' EQ \\f(1;2) '))))).toEqual(['$\\frac{1}{2}$'])
  expect(await lines(p(field(instr(' EQ \\f(1;2) '), r('')) + r('x')))).toEqual(['$\\frac{1}{2}$x'])
  expect(await lines(p(field(instr(' eq \\x(kotak) '), r('kotak'))))).toEqual(['\\x(kotak)[formula]'])
})

it('reads a sign of a SYMBOL field', async () => {
  expect(await lines(p(field(instr('SYMBOL 176 \\f "Symbol" \\s 12'), r('?'))))).toEqual(['°'])
  expect(await lines(p(field(instr('SYMBOL 8804'))))).toEqual(['≤'])
})

it.each([
  ['\\f(1;2)', '\\frac{1}{2}'],
  ['\\f(0,5;2)', '\\frac{0,5}{2}'],
  ['\\f(a,b) + c', '\\frac{a}{b}\\ +\\ c'],
  ['\\r(3;8)', '\\sqrt[3]{8}'],
  ['\\r(;x)', '\\sqrt{x}'],
  ['\\r(x)', '\\sqrt{x}'],
  ['x\\s\\up8(2)', 'x^{2}'],
  ['x\\s\\do4(1)', 'x_{1}'],
  ['\\b(\\f(1;2))', '\\left(\\frac{1}{2}\\right)'],
  ['\\b\\bc\\[(x)', '\\left[x\\right]'],
  ['\\b\\lc\\{(x)', '\\left\\{x\\right.'],
  ['\\f((a;b);2\\;)', '\\frac{(a;b)}{2;}'],
])('reads EQ %s', (eq, latex) => {
  expect(latexOfEq(eq)).toBe(latex)
})

it.each([
  '',
  '\\x(a)',
  '\\f(a',
  '\\f(a)',
  '\\f(a;b;c)',
  '\\s(a;b)',
  '\\i(a;b;c)',
  '\\f',
  '('.repeat(10_000),
  `x${'y'.repeat(9000)}`,
])('does not guess at %.20s', (eq) => {
  expect(latexOfEq(eq)).toBeUndefined()
})
