import temml from 'temml'
import { expect, it } from 'vitest'
import { objectOf, v3, v5 } from '../../test/mtef.ts'
import { equationOf } from './equation.ts'

/** The LaTeX of records, which the editor can draw. */
function read(equation: readonly number[]): string | undefined {
  const { latex, fault } = equationOf(objectOf(equation))
  if (latex === undefined) return fault
  expect(() => temml.renderToString(latex, { throwOnError: true })).not.toThrow()
  return latex
}
const faces = { text: 1, name: 2, greek: 4, symbol: 6, vector: 7, space: 24 }
const line3 = (letters: string) => v3.line(v3.letters(letters))
const line5 = (letters: string) => v5.line(v5.letters(letters))

it.each([
  ['letters and signs', [v3.letters('2πr≤x')], '2\\pi r\\le x'],
  ['text between', [v3.letters('jika 5%', { face: faces.text })], '\\text{jika 5\\%}'],
  ['names of functions', [v3.letters('sin', { face: faces.name }), v3.letters('x')], '\\sin x'],
  ['upright letters', [v3.letters('cm', { face: faces.name })], '\\mathrm{cm}'],
  ['vectors', [v3.letters('AB', { face: faces.vector })], '\\mathbf{AB}'],
  ['places in the font Symbol', [v3.char('a', { face: faces.greek }), v3.char(0xf0b3, { face: 6 })], '\\alpha\\ge'],
  ['spaces', [v3.char(0xeb02, { face: faces.space }), v3.char(0xeb05, { face: faces.space })], '\\,\\quad '.trim()],
  ['a fraction', [v3.template(14, 0, line3('a'), line3('b'))], '\\frac{a}{b}'],
  ['one with a slash', [v3.template(41, 0, line3('a'), line3('b'))], '{a}/{b}'],
  ['a root', [v3.template(13, 0, line3('2'), v3.none)], '\\sqrt{2}'],
  ['a cube root', [v3.template(13, 1, line3('8'), line3('3'))], '\\sqrt[3]{8}'],
  ['a root with brackets in its degree', [v3.template(13, 1, line3('8'), line3('[3]'))], '\\sqrt[{[3]}]{8}'],
  ['a power', [v3.char('x'), v3.template(15, 0, v3.none, line3('2'))], 'x^{2}'],
  ['an index', [v3.char('x'), v3.template(15, 1, line3('1'), v3.none)], 'x_{1}'],
  ['both', [v3.char('x'), v3.template(15, 2, line3('1'), line3('2'))], 'x_{1}^{2}'],
  ['both, empty', [v3.char('x'), v3.template(15, 2, v3.none, v3.none)], 'x'],
  ['a power of nothing', [v3.template(15, 0, v3.none, line3('2'))], '{}^{2}'],
  ['indices before', [v3.template(44, 2, line3('6'), line3('14')), v3.char('C')], '{}_{6}^{14}C'],
  [
    'a power of a power',
    [v3.char('x'), ...['2', '3'].map((n) => v3.template(15, 0, v3.none, line3(n))), v3.char('°')],
    'x^{2}{}^{3}{}^{\\circ}',
  ],
  [
    'an index, then a power',
    [v3.char('x'), v3.template(15, 1, line3('1'), v3.none), v3.template(15, 0, v3.none, line3('2'))],
    'x_{1}^{2}',
  ],
  ['brackets', [v3.template(3, 0, line3('x'))], '\\left[x\\right]'],
  ['a bracket on the left', [v3.template(1, 1, line3('x'))], '\\left(x\\right.'],
  ['a bracket on the right', [v3.template(1, 2, line3('x'))], '\\left.x\\right)'],
  ['an interval', [v3.template(11, 0, line3('a,b'))], '\\left[a,b\\right)'],
  [
    'a system',
    [v3.template(2, 1, v3.line(v3.pile(1, line3('x=1'), line3('y=2'))))],
    '\\begin{cases}x=1 \\\\ y=2\\end{cases}',
  ],
  [
    'a matrix',
    [v3.template(1, 0, v3.line(v3.matrix(2, 2, ...['1', '0', '0', '1'].map(line3))))],
    '\\begin{pmatrix}1 & 0 \\\\ 0 & 1\\end{pmatrix}',
  ],
  [
    'a matrix without brackets',
    [v3.matrix(1, 2, line3('1'), line3('0')), v3.char('A')],
    '\\begin{matrix}1 & 0\\end{matrix}A',
  ],
  ['lines to the left', [v3.pile(1, line3('a'), line3('[2]b'))], '\\begin{aligned}&a \\\\ &[2]b\\end{aligned}'],
  ['lines in the middle', [v3.pile(2, line3('a'), line3('b'))], '\\begin{gathered}a \\\\ b\\end{gathered}'],
  [
    'lines by their signs',
    [v3.pile(4, line3('a=1'), line3('≤2'), line3('b'))],
    '\\begin{aligned}a&=1 \\\\ &\\le2 \\\\ &b\\end{aligned}',
  ],
  ['a line alone', [v3.pile(1, line3('a'))], 'a'],
  ['a sum', [v3.template(29, 1, line3('i'), line3('i=1'), line3('n'))], '\\sum_{i=1}^{n}{i}'],
  ['a sum with limits beside', [v3.template(30, 1, line3('i'), line3('1'), line3('n'))], '\\sum\\nolimits_{1}^{n}{i}'],
  ['an integral', [v3.template(21, 2, line3('x'), line3('0'), line3('1'))], '\\int_{0}^{1}{x}'],
  ['one of nothing', [v3.template(21, 2, v3.none, line3('0'), line3('1')), v3.char('°')], '\\int_{0}^{1}{}^{\\circ}'],
  ['one around', [v3.template(21, 3, line3('x'), v3.none, v3.none)], '\\oint{x}'],
  ['one with limits over it', [v3.template(24, 1, line3('x'), line3('0'))], '\\int\\limits_{0}{x}'],
  ['a double one around', [v3.template(25, 0, line3('x'), line3('S'))], '\\oiint\\limits_{S}{x}'],
  [
    'a limit',
    [v3.template(39, 1, v3.line(v3.letters('lim', { face: 2 })), line3('x→0')), v3.char('x')],
    '\\lim_{x\\to0}x',
  ],
  ['words over a thing', [v3.template(39, 0, line3('='), line3('H'))], '\\overset{H}{=}'],
  ['a brace', [v3.template(28, 0, line3('a+b'), line3('n'))], '\\underbrace{a+b}_{n}'],
  ['a line above', [v3.template(17, 0, line3('x'))], '\\overline{x}'],
  ['two lines below', [v3.template(16, 1, line3('x'))], '\\underline{\\underline{x}}'],
  ['an arrow with words', [v3.template(19, 0, line3('t'))], '\\xrightarrow{t}'],
  ['an arrow with words below', [v3.template(19, 1, line3('t'))], '\\xrightarrow[t]{}'],
  ['an arrow over', [v3.template(47, 1, line3('AB'))], '\\overrightarrow{AB}'],
  ['a division', [v3.template(40, 0, line3('12'), line3('4'))], '\\overset{4}{\\longdiv{12}}'],
  ['a state', [v3.template(45, 2, v3.none, line3('b'))], '\\left|b\\right\\rangle '.trim()],
  ['a hat', [v3.char('p', { marks: [9] })], '\\hat{p}'],
  [
    'primes, and a power behind them',
    [v3.char('f', { marks: [5] }), v3.template(15, 0, v3.none, line3('2'))],
    "f'{}^{2}",
  ],
  ['what says nothing', [v3.none], ''],
])('reads %s of Equation Editor', (_, nodes, latex) => {
  expect(read(v3.equation(...nodes))).toBe(latex)
})

it.each([
  ['letters and signs', [v5.letters('2πr≤x')], '2\\pi r\\le x'],
  [
    'names of functions side by side',
    [
      v5.char('l', { face: 2, beginsName: true }),
      v5.char('n', { face: 2 }),
      v5.char('l', { face: 2, beginsName: true }),
      v5.letters('og', { face: 2 }),
    ],
    '\\ln\\log',
  ],
  ['other alphabets', [v5.char(0xf081), v5.char(0xf01a), v5.char(0xf102)], '\\mathbb{B}\\mathfrak{a}\\mathcal{C}'],
  ['private signs', [v5.char(0xe90c, { face: 6 })], '\\subseteq'],
  ['a letter by its place in the font', [[2, 0x24, 128 + 6, 0xb3]], '\\ge'],
  ['a letter with both', [[2, 4, 128 + 3, 0x78, 0, 0x79]], 'x'],
  ['a letter with a wide place', [[2, 16, 128 + 3, 0x78, 0, 1, 2]], 'x'],
  ['spaces', [v5.char('a'), v5.char(0xef04, { face: faces.space }), v5.char('b')], 'a\\;b'],
  [
    'what is moved',
    [
      [2, 8, 100, 100, 128 + 3, 0x78, 0],
      [2, 8, 128, 128, 1, 2, 3, 4, 128 + 3, 0x79, 0],
    ],
    'xy',
  ],
  ['lines with a space between', [[1, 4, 9, 9, ...v5.char('x'), 0]], 'x'],
  ['a bracket on the left', [v5.template(1, 1, line5('x'), v5.char('('))], '\\left(x\\right.'],
  ['brackets on both sides', [v5.template(4, 3, line5('x'))], '\\left|x\\right|'],
  ['an interval', [v5.template(9, 0x12, line5('a'))], '\\left[a\\right)'],
  ['a cube root', [v5.template(10, 1, line5('8'), line5('3'))], '\\sqrt[3]{8}'],
  ['a fraction', [v5.template(11, 0, line5('a'), line5('b'))], '\\frac{a}{b}'],
  ['one with a slash', [v5.template(11, 2, line5('a'), line5('b'))], '{a}/{b}'],
  ['arrows with words', [v5.template(14, 0x14, line5('a'), line5('b'))], '\\xleftarrow[b]{a}'],
  [
    'arrows both ways',
    [v5.template(14, 0x34, line5('a')), v5.template(14, 2, line5('a'))],
    '\\xleftrightarrow{a}\\xrightleftharpoons{a}',
  ],
  ['two arrows', [v5.template(14, 1, line5('a'))], '\\xtofrom{a}'],
  ['an integral', [v5.template(15, 0x31, line5('x'), line5('0'), line5('1'))], '\\int_{0}^{1}{x}'],
  ['one that grows, with limits over it', [v5.template(15, 0x151, line5('x'), line5('0'))], '\\int\\limits_{0}{x}'],
  ['two around', [v5.template(15, 6, line5('x'))], '\\oiint{x}'],
  ['a sum', [v5.template(16, 0x70, line5('i'), line5('1'), line5('n'))], '\\sum_{1}^{n}{i}'],
  ['a sum with limits beside', [v5.template(16, 0x30, line5('i'), line5('1'))], '\\sum\\nolimits_{1}{i}'],
  [
    'an operator of its own',
    [v5.template(22, 0x50, line5('i'), line5('1'), v5.none, v5.char('⨁'))],
    '\\bigoplus_{1}{i}',
  ],
  ['a limit', [v5.template(23, 0, v5.line(v5.letters('max', { face: 2 })), line5('x'))], '\\max_{x}'],
  [
    'braces',
    [v5.template(24, 1, line5('a'), line5('n')), v5.template(25, 0, line5('b'), line5('m'))],
    '\\overbrace{a}^{n}\\underbracket{b}_{m}',
  ],
  ['an index', [v5.char('x'), v5.template(27, 0, line5('1'), v5.none)], 'x_{1}'],
  ['a power', [v5.char('x'), v5.template(28, 0, v5.none, line5('2'))], 'x^{2}'],
  ['both before', [v5.template(29, 1, line5('6'), line5('14')), v5.char('C')], '{}_{6}^{14}C'],
  ['primes as a power', [v5.char('y'), v5.template(28, 0, v5.none, v5.line(v5.letters("''", { face: 2 })))], "y''"],
  ['a state', [v5.template(30, 3, line5('a'), line5('b'))], '\\left\\langle a\\middle|b\\right\\rangle '.trim()],
  [
    'vectors',
    [v5.template(31, 2, line5('AB')), v5.template(31, 5, line5('a')), v5.template(31, 10, line5('b'))],
    '\\overrightarrow{AB}\\underleftarrow{a}\\overrightharpoon{b}',
  ],
  ['a sum of all', [v5.template(16, 0, line5('i'))], '\\sum{i}'],
  ['one around with an arrow', [v5.template(15, 0x19, line5('x'), line5('0'))], '\\varointclockwise_{0}{x}'],
  ['a space of any typeface', [v5.char('a'), v5.char(0xef05), v5.char('b')], 'a\\quad b'],
  ['a slot with nothing but a space', [v5.char('x'), v5.template(29, 0, line5('\u00a0'), line5('2'))], 'x^{2}'],
  ['an arc', [v5.template(34, 0, line5('AB'))], '\\overparen{AB}'],
  ['what is struck out', [v5.template(36, 6, line5('x')), v5.template(36, 1, line5('y'))], '\\xcancel{x}\\sout{y}'],
  ['a frame', [v5.template(37, 30, line5('x'))], '\\boxed{x}'],
  [
    'signs on a letter',
    [v5.char('x', { marks: [17] }), v5.char('=', { marks: [10] }), v5.char('d', { marks: [7] })],
    '\\bar{x}\\not{=}{}^{\\backprime}d',
  ],
])('reads %s of MathType', (_, nodes, latex) => {
  expect(read(v5.equation(...nodes))).toBe(latex)
})

it('reads past fonts, sizes, colours, rulers and records that are still to come', () => {
  const text = [...Buffer.from('Arial\0')]
  const preferences = [18, 0, 1, 0x21, 0x2f, 2, 0x31, 0xf4, 0x15, 0xf0, 3, 0, 1, 2, 0]
  const skipped = [
    [8, 255, 1, 1, 0],
    [9, 101, 1, 2],
    [9, 100, 1, 2, 3],
    [9, 1, 130],
    [10],
    [15, 1],
    [16, 5, ...[1, 0, 2, 0, 3, 0, 4, 0], ...text],
    [17, 1, ...text],
    preferences,
    [19, ...text],
    [7, 1, 0, 9, 9],
    [100, 3, 1, 2, 3],
  ]
  expect(read(v5.equation(...skipped, line5('x')))).toBe('x')
  expect(read(v3.equation([8, 1, 0, ...text], [7, 1, 0, 9, 9], [9, 1, 130], [14], line3('x')))).toBe('x')
})

it.each([
  ['a template', v3.equation(line3('ab'), v3.template(42, 0, line3('c'))), 'template 42 0', 'abc'],
  ['a template around others', v3.equation(v3.template(1, 0, line3('ab'), v3.char('(')), [15]), 'record 15', 'ab'],
  ['a record', v3.equation(line3('ab'), [15]), 'record 15', 'ab'],
  ['a record of MathType', v5.equation(line5('ab'), [99]), 'record 99', 'ab'],
  ['a sign', v5.equation(line5('a'), v5.char(0xe123), line5('b')), 'U+E123', 'a\ufffdb'],
  ['a mark', v5.equation(v5.char('a', { marks: [99] })), 'marks 99', 'a'],
  ['a mark that is none', v5.equation([2, 1, 131, 97, 0, 1]), 'record 1 on a letter', ''],
  ['a version', [4, 1, 1, 3, 10, 0], 'MTEF 4', ''],
  ['a matrix', v3.equation(v3.matrix(1, 0, line3('a'))), 'a matrix without columns', 'a'],
  ['what is cut off', v3.equation(line3('ab')).slice(0, -2), 'ends too early', 'ab'],
])('does not guess: names %s that it does not know, and keeps the letters', (_, equation, fault, letters) => {
  expect(equationOf(objectOf(equation))).toEqual({ fault, letters })
})
