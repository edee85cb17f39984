import { expect, it } from 'vitest'
import { docx, lines, p, paragraphs, r, tbl, tc, tr } from '../../test/docx.ts'
import { objectOf, v3, v5 } from '../../test/mtef.ts'
import { DOCX_LIMITS, readDocx } from './read-docx.ts'

const object = (id: string, program = 'Equation.3') =>
  `<w:r><w:object><v:shape><v:imagedata r:id="${id}"/></v:shape><o:OLEObject ProgID="${program}" r:id="${id}"/></w:object></w:r>`
const root = (letter: string) => v3.equation(v3.template(13, 0, v3.line(v3.letters(letter))))
const unknown = v3.equation(v3.line(v3.letters('ab')), v3.template(42, 0))
const targets = {
  root: 'embeddings/1.bin',
  new: 'embeddings/2.bin',
  unknown: 'embeddings/3.bin',
  bad: 'embeddings/4.bin',
}
const more = {
  'word/embeddings/1.bin': objectOf(root('x')),
  'word/embeddings/2.bin': objectOf(v5.equation(v5.line(v5.letters('y')))),
  'word/embeddings/3.bin': objectOf(unknown),
  'word/embeddings/4.bin': 'no equation',
}

it('reads equations of Equation Editor and MathType where they stand, in tables and notes too', async () => {
  const footnotes = `<w:footnote w:id="1">${p(object('root'))}</w:footnote>`
  const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="root" Type="x/oleObject" Target="embeddings/1.bin"/></Relationships>`
  const body =
    p(r('nilai ') + object('root') + r(' dan ') + object('new', 'Equation.DSMT4')) +
    p('<w:r><w:footnoteReference w:id="1"/></w:r>') +
    tbl(tr(tc(p(object('root')))))
  const parts = { body, footnotes, targets, more: { ...more, 'word/_rels/footnotes.xml.rels': rels } }
  const { blocks, warnings } = await readDocx(docx(parts))
  expect(paragraphs(blocks).map(({ pieces }) => pieces)).toMatchObject([
    [{ text: 'nilai ' }, { kind: 'formula', latex: '\\sqrt{x}', display: false }, { text: ' dan ' }, { latex: 'y' }],
    [{ text: ' [' }, { latex: '\\sqrt{x}' }, { text: ']' }],
  ])
  expect(JSON.stringify(blocks).match(/sqrt/g)).toHaveLength(3)
  expect(warnings).toEqual([])
})

it('leaves nothing for an equation without a sign', async () => {
  const empty = { 'word/embeddings/1.bin': objectOf(v3.equation(v3.none)) }
  expect(await lines(p(r('a') + object('root')), { targets, more: empty })).toEqual(['a'])
})

it('leaves objects of other programs as they are', async () => {
  expect(await lines(p(object('root', 'Excel.Sheet.12')), { targets, more })).toEqual(['[word/embeddings/1.bin]'])
})

it('leaves the letters and a warning for what it cannot read', async () => {
  const { blocks, warnings } = await readDocx(docx({ body: p(object('unknown') + object('bad')), targets, more }))
  expect(paragraphs(blocks)[0]?.pieces).toEqual([
    { kind: 'text', text: 'ab', marks: {} },
    { kind: 'warning', code: 'formula', detail: 'template 42 0', part: 'word/embeddings/3.bin' },
    { kind: 'warning', code: 'embedded', detail: 'Equation.3', part: 'word/embeddings/4.bin' },
  ])
  expect(warnings.map(({ code }) => code)).toEqual(['formula', 'embedded'])
})

const { length } = more['word/embeddings/1.bin']
it.each([
  ['equations of a document', { equations: 2 }, ['$\\sqrt{x}$', '$\\sqrt{x}$', '[embedded]']],
  ['bytes of one', { bytes: length - 1 }, ['[embedded]', '[embedded]', '[embedded]']],
  ['bytes of all', { allBytes: 2 * length }, ['$\\sqrt{x}$', '$\\sqrt{x}$', '[embedded]']],
])('reads no more %s than the limit', async (_, limit, found) => {
  const limits = { ...DOCX_LIMITS, ofEquations: { ...DOCX_LIMITS.ofEquations, ...limit } }
  const { blocks } = await readDocx(docx({ body: p(object('root').repeat(3)), targets, more }), limits)
  const shown = paragraphs(blocks)[0]?.pieces.map((piece) =>
    piece.kind === 'formula' ? `$${piece.latex}$` : `[${'code' in piece && piece.code}]`,
  )
  expect(shown).toEqual(found)
})
