import { expect, it } from 'vitest'
import { box, lines, p, paragraphs, picture, r, read } from '../../test/docx.ts'

const targets = {
  png: 'media/a.png',
  emf: 'media/b.emf',
  web: 'https://example.org/a.png',
  ole: 'embeddings/o.bin',
  none: '../../gone.png',
}
const more = { 'word/media/b.emf': 'x' }
const run = (inside: string) => `<w:r>${inside}</w:r>`
const shape = (inside = '') =>
  `<w:drawing><a:graphic><a:graphicData><wps:wsp>${inside}</wps:wsp></a:graphicData></a:graphic></w:drawing>`
const vml = (inside: string, style = 'width:36pt;height:1pt') =>
  `<w:pict><v:shape style="${style}">${inside}</v:shape></w:pict>`
const piecesOf = async (inside: string) => paragraphs((await read(p(run(inside)), { targets, more })).blocks)[0]?.pieces
const says = (inside: string) => lines(p(run(inside)), { targets, more })

it('names the part of a picture, how wide it is shown, what it shows and what is cut off', async () => {
  const inside = '<a:srcRect l="10000" b="25%" t="-5"/>'
  expect(await piecesOf(picture('r:embed="png"', { inside, alt: 'peta' }))).toEqual([
    {
      kind: 'picture',
      part: 'word/media/a.png',
      type: 'image/png',
      width: 100,
      alt: 'peta',
      crop: { left: 0.1, top: 0, right: 0, bottom: 0.25 },
    },
  ])
})

it('reads pictures of old files', async () => {
  expect(await piecesOf(vml('<v:imagedata r:id="png" croptop="32768f" o:title="peta"/>'))).toEqual([
    {
      kind: 'picture',
      part: 'word/media/a.png',
      type: 'image/png',
      width: 48,
      alt: 'peta',
      crop: { left: 0, top: 0.5, right: 0, bottom: 0 },
    },
  ])
})

it('bounds what a file says of widths and words', async () => {
  const said = await piecesOf(picture('r:embed="png"', { cx: 1e12, alt: 'x'.repeat(1000) }))
  expect(said).toMatchObject([{ width: 9999, alt: 'x'.repeat(500) }])
  expect((await piecesOf(picture('r:embed="png"', { cx: -1 })))?.[0]).not.toHaveProperty('width')
})

it.each([
  ['a linked picture, which nobody fetches', picture('r:link="web"'), '[picture-linked]'],
  [
    'a picture that is not there',
    picture('r:embed="none"') + picture('r:embed="?"'),
    '[picture-missing][picture-missing]',
  ],
  ['a picture that no browser shows', picture('r:embed="emf"'), '[picture-format]'],
  ['an arrow', shape(), '[shape]'],
  ['a line of old files', '<w:pict><v:line/><v:rect/></w:pict>', '[shape]'],
  ['a chart', '<w:drawing><a:graphicData><c:chart r:id="x"/></a:graphicData></w:drawing>', '[shape]'],
  [
    'a graphic of a kind to come',
    '<w:drawing><a:graphicData><x:ink xmlns:x="urn:ink"/></a:graphicData></w:drawing>',
    '[shape]',
  ],
])('leaves a warning for %s', async (_, inside, line) => {
  expect(await says(inside)).toEqual([line])
})

it('says which picture no browser shows', async () => {
  expect(await piecesOf(picture('r:embed="emf"'))).toEqual([
    { kind: 'warning', code: 'picture-format', detail: 'EMF', part: 'word/media/b.emf' },
  ])
})

it('says nothing of a line across the page, or of the kinds of shapes', async () => {
  expect(await says('<w:pict><v:shapetype/><v:rect o:hr="t"/></w:pict>')).toEqual([''])
})

it('names the part of an object, and its preview', async () => {
  const ole = (id: string) =>
    `<w:object><v:shape><v:imagedata r:id="png"/></v:shape><o:OLEObject ProgID="Excel.Sheet.12" r:id="${id}"/></w:object>`
  expect(await piecesOf(ole('ole'))).toEqual([
    { kind: 'object', program: 'Excel.Sheet.12', part: 'word/embeddings/o.bin', preview: 'word/media/a.png' },
  ])
  expect(await says(ole('none'))).toEqual(['[embedded][word/media/a.png]'])
})

it('puts what stands in text boxes behind their paragraph', async () => {
  const inner = box(p(r('kotak') + run(shape(`<wps:txbx>${box(p(r('dalam')))}</wps:txbx>`))))
  const { blocks, warnings } = await read(
    p(r('awal') + run(shape(`<wps:txbx>${inner}</wps:txbx>`)) + r(' akhir')) + p(r('lalu')),
  )
  expect(blocks).toMatchObject([
    { place: { para: 1 }, pieces: [{ text: 'awal akhir' }] },
    { place: { para: 2 }, inBox: true, pieces: [{ text: 'kotak' }] },
    { place: { para: 3 }, inBox: true, pieces: [{ text: 'dalam' }] },
    { place: { para: 4 }, pieces: [{ text: 'lalu' }] },
  ])
  expect(warnings).toEqual([])
})

it('finds the picture of a note where the notes say it is', async () => {
  const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="png" Type="x/image" Target="media/b.png"/></Relationships>`
  const footnotes = `<w:footnote w:id="1">${p(run(picture('r:embed="png"')))}</w:footnote>`
  const noted = { 'word/_rels/footnotes.xml.rels': rels, 'word/media/b.png': 'x' }
  const body = p(run('<w:footnoteReference w:id="1"/>'))
  expect(await lines(body, { footnotes, targets, more: noted })).toEqual([' [[word/media/b.png]]'])
})

it('keeps the letters of drawn words', async () => {
  expect(await says(vml('<v:textpath string="JUDUL"/>'))).toEqual(['JUDUL'])
  expect(await says('<w:drawing><a:graphicData><a:p><a:t>label</a:t></a:p></a:graphicData></w:drawing>')).toEqual([
    'label',
  ])
})

const either = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="x">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`

it('takes one of two ways to say the same: the first that says anything', async () => {
  expect(await lines(p(run(either('<w:t>baru</w:t>', '<w:t>lama</w:t>'))))).toEqual(['baru'])
  expect(await says(either(shape(), vml('<v:imagedata r:id="png"/>')))).toEqual(['[word/media/a.png]'])
  expect(await says(either(shape(), vml('')))).toEqual(['[shape]'])
  expect(await lines(either(p(r('baru')), p(r('lama'))) + p(either('', r('lama'))))).toEqual(['baru', 'lama'])
})
