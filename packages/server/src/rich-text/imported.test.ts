import { type Reading, readQuestions } from '@bank/exchange/recognise/read-questions'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '../../../contract/test/tries.ts'
import { formula, listed, p, picture, r, read, tbl, tc, tr } from '../../../exchange/test/docx.ts'
import { numbering } from '../../../exchange/test/questions.ts'
import { sanitizeFragment, sanitizeHtml } from './sanitize.ts'

/** As the server does when it has kept the pictures. */
const withPictures = (html: string) => html.replace(/src="part:[^"]*"/g, `src="/media/${'0'.repeat(32)}.png"`)

function texts({ questions }: Reading) {
  return {
    html: questions.flatMap(({ text, discussion, stimulus = '' }) => [text, discussion, stimulus]).map(withPictures),
    fragments: questions.flatMap(
      ({ options, answers, answer = '', interaction: { rows = [], left = [], right = [] } }) => [
        ...options.map(({ text }) => text),
        ...[...rows, ...left, ...right].map(({ text = '' }) => text),
        ...answers,
        answer,
      ],
    ),
  }
}

const marks = fc.constantFrom(
  '',
  '<w:b/>',
  '<w:i/><w:b/>',
  '<w:u w:val="single"/>',
  '<w:strike/>',
  '<w:vertAlign w:val="subscript"/>',
)
const words = fc.constantFrom(
  'kata ',
  ' &lt;b&gt; ',
  '&amp; ',
  'a &lt; b',
  '"x"',
  '\u00a0',
  '$\\frac{1}{2}$ ',
  '$\\begin{cases}x&amp;1\\\\y&amp;2\\end{cases}$',
  '$\\rusak$',
  '5 &gt; 3',
  '',
)
const run = fc.tuple(words, marks).map(([text, properties]) => r(text, properties))
const things = fc.oneof(
  { weight: 6, arbitrary: run },
  fc.constantFrom(
    formula('x'),
    `<w:r>${picture('r:embed="png"', { alt: 'a &quot;b&quot; &lt;c&gt;' })}</w:r>`,
    '<w:r><w:br/></w:r>',
    '<w:r><w:tab/></w:r>',
  ),
)
const inside = fc.array(things, { maxLength: 5 }).map((all) => all.join(''))
const sides = fc.constantFrom(
  '',
  '<w:jc w:val="center"/>',
  '<w:jc w:val="both"/>',
  ...[2, 4, 5].map((id) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`),
)
const paragraph = fc.tuple(inside, sides).map(([text, side]) => p(text, side))
const cells = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((all) => tc(all.join('')))
const table = fc
  .array(
    fc.array(cells, { minLength: 1, maxLength: 3 }).map((all) => tr(...all)),
    { minLength: 1, maxLength: 3 },
  )
  .map((rows) => tbl(...rows))
const stem = fc.array(fc.oneof({ weight: 3, arbitrary: paragraph }, table), { maxLength: 4 })
const question = fc
  .tuple(stem, fc.array(inside, { minLength: 2, maxLength: 4 }), inside)
  .map(([parts, options, discussion]) =>
    [
      listed('Apa?', 1),
      ...parts,
      ...options.map((option, at) => p(r(`${'ABCD'[at]}. x `) + option)),
      p(r('Pembahasan: y ') + discussion),
    ].join(''),
  )

it('keeps every text that is read from Word as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 3 }), async (questions) => {
      const { blocks } = await read(questions.join(''), { numbering, targets: { png: 'media/a.png' } })
      const { html, fragments } = texts(readQuestions(blocks))
      expect(html.map((text) => sanitizeHtml(text))).toEqual(html)
      expect(fragments.map((text) => sanitizeFragment(text))).toEqual(fragments)
    }),
    { numRuns: tries(70) },
  )
})
