import { expect, it } from 'vitest'
import { lines, p, paragraphs, r, read, t } from '../../test/docx.ts'
import type { TextPiece } from './piece.ts'

const marksOf = async (body: string, styles?: string) =>
  paragraphs((await read(body, { styles })).blocks).flatMap(({ pieces }) =>
    pieces.filter((piece): piece is TextPiece => piece.kind === 'text').map(({ text, marks }) => ({ text, ...marks })),
  )

it.each([
  ['<w:b/>', { bold: true }],
  ['<w:b w:val="0"/>', {}],
  ['<w:i/>', { italic: true }],
  ['<w:u w:val="double"/>', { underline: true }],
  ['<w:u w:val="none"/>', {}],
  ['<w:strike/>', { strike: true }],
  ['<w:dstrike/>', { strike: true }],
  ['<w:vertAlign w:val="subscript"/>', { script: 'sub' }],
  ['<w:vertAlign w:val="superscript"/>', { script: 'sup' }],
  ['<w:position w:val="6"/>', { script: 'sup' }],
  ['<w:position w:val="-4"/>', { script: 'sub' }],
  ['<w:position w:val="2"/>', {}],
  ['<w:position w:val="3pt"/>', { script: 'sup' }],
  ['<w:position w:val="6"/><w:vertAlign w:val="baseline"/>', {}],
  ['<w:color w:val="FF0000"/>', { color: 'FF0000' }],
  ['<w:color w:val="auto"/>', {}],
  ['<w:highlight w:val="yellow"/>', { highlight: 'yellow' }],
  ['<w:shd w:fill="FFFF00"/>', { highlight: 'FFFF00' }],
])('reads %s', async (properties, marks) => {
  expect(await marksOf(p(r('x', properties)))).toEqual([{ text: 'x', ...marks }])
})

const STYLES = `<w:docDefaults><w:rPrDefault><w:rPr><w:i/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/><w:pPr><w:jc w:val="both"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/><w:pPr><w:ind w:left="720"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>`

it('takes what styles say, through all that they are based on, even in a circle', async () => {
  const body = p(r('x') + r('y', '<w:rStyle w:val="Strong"/>') + r('z', '<w:b w:val="0"/>'), '<w:pStyle w:val="A"/>')
  expect(await marksOf(body, STYLES)).toEqual([
    { text: 'x', bold: true, italic: true },
    // bold letters of a bold paragraph stand out by not being bold; said of the letters themselves, bold is bold
    { text: 'yz', italic: true },
  ])
  expect((await read(body, { styles: STYLES })).blocks).toMatchObject([{ align: 'justify', indent: 720 }])
})

it('knows headings, whose bold letters are no mark', async () => {
  const body = p(r('Bab'), '<w:pStyle w:val="H"/>') + p(r('x'))
  const { blocks } = await read(body, { styles: STYLES })
  expect(blocks).toMatchObject([{ heading: 2, style: 'heading 2' }, { style: 'Normal' }])
  expect(blocks[1]).not.toHaveProperty('heading')
  expect(await marksOf(body, STYLES)).toEqual([
    { text: 'Bab', italic: true },
    { text: 'x', italic: true },
  ])
})

it('joins runs that look alike', async () => {
  expect(await marksOf(p(r('ke') + r('mu') + r('dian', '<w:b/>')))).toEqual([
    { text: 'kemu' },
    { text: 'dian', bold: true },
  ])
})

it('keeps tabs, ends of lines, hyphens and capitals as they look', async () => {
  const body = `<w:r>${t('a.')}<w:tab/>${t('x\ny')}<w:br/>${t('z')}<w:cr/>${t('non')}<w:noBreakHyphen/>${t('blok')}</w:r>`
  expect(await lines(p(body + r(' besar', '<w:caps/>')))).toEqual(['a.\tx y|z|non\u2011blok BESAR'])
})

it('reads the signs of Symbol and Wingdings, and says which it does not know', async () => {
  const symbol = '<w:rFonts w:ascii="Symbol"/>'
  const sym = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`
  expect(await lines(p(r('a\uf0b3 ½', symbol) + r('\uf0b0')))).toEqual(['α≥ ½°'])
  expect(await lines(p(sym('Symbol', 'F0D0') + sym('Wingdings', 'F0FC')))).toEqual(['∠✓'])
  const { blocks, warnings } = await read(p(sym('Wingdings', 'F021') + r('!', '<w:rFonts w:ascii="Webdings"/>')))
  expect(paragraphs(blocks)[0]?.pieces.filter(({ kind }) => kind === 'text')).toMatchObject([
    { text: '\ufffd' },
    { text: '\ufffd' },
  ])
  expect(warnings.map(({ detail }) => detail)).toEqual(['Wingdings', 'Webdings'])
})

it('walks through what wraps words, known or not', async () => {
  const wraps = ['w:hyperlink', 'w:smartTag', 'w:customXml', 'w:dir', 'w:bdo', 'w:kelak']
  const body = wraps.map((name) => `<${name}>${r(name)} </${name}>`).join('')
  const sdt = `<w:sdt><w:sdtPr><w:tag w:val="x"/></w:sdtPr><w:sdtContent>${r('isi')}</w:sdtContent></w:sdt>`
  expect(await lines(p(body + sdt))).toEqual([`${wraps.join('')}isi`])
  expect(await lines(`<w:sdt><w:sdtContent>${p(sdt)}</w:sdtContent></w:sdt><w:kelak>${p(r('x'))}</w:kelak>`)).toEqual([
    'isi',
    'x',
  ])
  expect(await lines(r('di luar') + p(p(r('di dalam'))))).toEqual(['di luar', '', 'di dalam'])
})

it('accepts tracked changes and says so once a paragraph', async () => {
  const gone = `<w:del><w:r><w:delText>lama</w:delText></w:r></w:del><w:moveFrom>${r('x')}</w:moveFrom>`
  const body =
    p([r('kata '), gone, `<w:ins>${r('baru')}</w:ins>`].join('')) + p(gone, '<w:rPr><w:del/></w:rPr>') + p(r('y'))
  const { blocks, warnings } = await read(body)
  expect(paragraphs(blocks).map(({ pieces }) => pieces)).toMatchObject([[{ text: 'kata baru' }], [{ text: 'y' }]])
  expect(warnings).toEqual([
    { code: 'changes', place: { para: 1 } },
    { code: 'changes', place: { para: 2 } },
  ])
})

it('leaves hidden text out, and says so where there was any', async () => {
  const nothing = p('<w:r><w:rPr><w:vanish/></w:rPr></w:r>')
  const { blocks, warnings } = await read(nothing + p(r('tampak') + r('kunci', '<w:vanish/>')))
  expect(paragraphs(blocks).map(({ pieces }) => pieces)).toMatchObject([[], [{ text: 'tampak' }]])
  expect(warnings).toEqual([{ code: 'hidden', place: { para: 2 } }])
  expect(await lines(p(r('kunci', '<w:vanish/>'), '<w:rPr><w:vanish/></w:rPr>') + p(r('x')))).toEqual(['x'])
})

it('puts a note in brackets behind its paragraph, once, and counts none of its paragraphs', async () => {
  const mark = '<w:r><w:footnoteReference w:id="2"/></w:r>'
  const footnotes = `<w:footnote w:id="2">${p(r(' satu'))}${p(r('dua') + mark)}</w:footnote>`
  const body = p(r('kata') + mark + r('.')) + p(mark)
  expect(await lines(body, { footnotes })).toEqual(['kata. [satu|dua]', ''])
  expect((await read(body, { footnotes })).blocks[1]?.place.para).toBe(2)
})

it('reads the base of a word with its reading in brackets', async () => {
  const ruby = `<w:ruby><w:rubyPr/><w:rt>${r('kanji')}</w:rt><w:rubyBase>${r('漢字')}</w:rubyBase></w:ruby>`
  expect(await lines(p(`<w:r>${ruby}</w:r>`))).toEqual(['漢字(kanji)'])
})
