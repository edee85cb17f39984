// Texts as a bank may hold them, in the HTML that our readers write.
import fc from 'fast-check'
import type { Piece } from '../src/docx/piece.ts'
import { drawFormula } from '../src/formula/mathml.ts'
import { inlineHtml } from '../src/html/inline.ts'

const WORDS = [
  ...[
    'ibu',
    'kota',
    'Jawa Barat',
    'é',
    '—',
    'A',
    'b',
    '1.',
    '=1+1',
    '-5',
    '+',
    '@x',
    "'=a",
    '0,5',
    '1/2',
    '12.',
    '💧',
    'عربي',
  ],
  ...[
    '<b>',
    '<br>',
    '</i>',
    '&nbsp;',
    '&lt;',
    '<p>',
    '$',
    '$5 dan $7',
    'Rp5.000',
    'a\\b',
    '_x0041_',
    'x_1',
    '"kutip"',
    ';',
    ',',
    '|',
  ],
  ...[
    'Kunci: B',
    'A. dan',
    'Pembahasan:',
    'No',
    'Soal',
    '#N/A',
    'benar',
    'Benar',
    '1 = Benar',
    'a s.d. b',
    '(benar)',
    '*',
    '2 poin',
  ],
]
const LATEX = [
  'x',
  'x^2+1',
  '\\frac{1}{2}',
  '5',
  '\\sqrt{2}',
  'a<b',
  '50\\%',
  '\\text{Rp }5',
  '\\left(\\begin{matrix}1&2\\\\3&4\\end{matrix}\\right)',
  'x_1',
]

const marks = fc.constantFrom<object>(
  {},
  {},
  {},
  { bold: true },
  { italic: true },
  { underline: true },
  { bold: true, italic: true },
  { script: 'sub' },
  { script: 'sup' },
)
const text = fc
  .tuple(fc.constantFrom(...WORDS), marks)
  .map(([word, marks]): Piece => ({ kind: 'text', text: `${word} `, marks }))
const formula = fc.constantFrom(...LATEX).map((latex): Piece => ({ kind: 'formula', latex, display: false }))
const inline = fc
  .array(fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: formula }), { minLength: 1, maxLength: 5 })
  .map(inlineHtml)
const picture = fc.integer({ min: 1, max: 4 }).map((at) => `/media/${String(at).repeat(32)}.png`)
const image = fc
  .tuple(picture, fc.option(fc.integer({ min: 1, max: 900 })), fc.boolean())
  .map(
    ([source, width, hasAlt]) =>
      `<img src="${source}"${hasAlt ? ' alt="denah"' : ''}${width ? ` width="${width}"` : ''}>`,
  )
const display = fc.constantFrom(...LATEX).map((latex) => drawFormula(latex, true).html)

/** Paragraphs with breaks, formulas of their own line, and pictures anywhere. */
const paragraph = fc.oneof(
  { weight: 5, arbitrary: inline },
  { weight: 1, arbitrary: fc.tuple(inline, inline).map((lines) => lines.join('<br>')) },
  { weight: 1, arbitrary: display },
  { weight: 1, arbitrary: image },
  { weight: 1, arbitrary: fc.tuple(inline, image).map((both) => both.join(' ')) },
)
export const blocks = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((all) => all.map((one) => `<p>${one}</p>`).join(''))
export const fragment = fc.array(inline, { minLength: 1, maxLength: 2 }).map((lines) => lines.join('<br>'))
export const part = fc.oneof(
  { weight: 4, arbitrary: fc.record({ text: fragment }) },
  { weight: 1, arbitrary: fc.record({ text: fc.oneof(fragment, fc.constant('')), image: picture }) },
)
