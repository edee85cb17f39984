import { expect, it } from 'vitest'
import { docx, lines, p, paragraphs, r, read, tbl, tc, tr } from '../../test/docx.ts'
import { zipped } from '../../test/zips.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { readDocx } from './read-docx.ts'
import { sentenceOf } from './warnings.ts'

const refusalOf = async (bytes: Uint8Array) => {
  const refused: unknown = await readDocx(bytes).catch((error) => error)
  return refused instanceof FileRefused ? refused.refusal : refused
}

it('finds the main part where the file says it is, in the strict form and with other prefixes', async () => {
  const rels = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${type}" Target="${target}"/></Relationships>`
  const bytes = zipped({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': rels('http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument', '/lain/utama.xml'),
    'lain/utama.xml':
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:pPr><x:pStyle x:val="H"/></x:pPr><x:r><x:t>halo</x:t></x:r></x:p></x:body></x:document>',
    'lain/_rels/utama.xml.rels': rels('http://purl.oclc.org/ooxml/officeDocument/relationships/styles', '../gaya.xml'),
    'gaya.xml':
      '<s:styles xmlns:s="http://purl.oclc.org/ooxml/wordprocessingml/main"><s:style s:styleId="H"><s:name s:val="Judul"/></s:style></s:styles>',
  })
  expect((await readDocx(bytes)).blocks).toMatchObject([{ style: 'Judul', pieces: [{ text: 'halo' }] }])
})

it('says where each paragraph stands: page, number, table and row', async () => {
  const broken = '<w:r><w:br w:type="page"/></w:r>'
  const marked = '<w:r><w:lastRenderedPageBreak/></w:r>'
  const body = p(r('a')) + p(broken) + p(marked + r('b')) + p(r('c') + marked + r('d')) + tbl(tr(tc(p(r('e')))))
  const { blocks } = await read(body)
  expect(paragraphs(blocks).map(({ place }) => [place.page, place.para])).toEqual([
    [1, 1],
    [2, 2],
    [2, 3],
    [2, 4],
  ])
  expect(blocks.at(-1)).toMatchObject({
    rows: [{ cells: [{ blocks: [{ place: { page: 3, para: 5, table: 1, row: 1 } }] }] }],
  })
})

it('says no page where the file has no marks of pages', async () => {
  const broken = p('<w:r><w:br w:type="page"/></w:r>')
  const taken = '<w:del/>'
  const { blocks, warnings } = await read(broken + p(r('a') + taken) + tbl(tr(tc(p(r('b'))))))
  expect(JSON.stringify([blocks, warnings])).toContain('"para":3')
  expect(JSON.stringify([blocks, warnings])).not.toContain('"page"')
})

it('keeps the names of bookmarks at the paragraph where they begin', async () => {
  const mark = (name: string) => `<w:bookmarkStart w:id="1" w:name="${name}"/>`
  const { blocks } = await read(mark('luar') + p(`${mark('dalam')}${r('a')}<w:bookmarkEnd w:id="1"/>`) + p(r('b')))
  expect(paragraphs(blocks).map(({ bookmarks }) => bookmarks)).toEqual([['luar', 'dalam'], []])
})

it('leaves a warning where another document was put in', async () => {
  expect(await lines(`<w:altChunk/>${p(r('a'))}`)).toEqual(['[embedded]', 'a'])
})

it('tells its warnings in the order of the document, in sentences', async () => {
  const shape = '<w:r><w:drawing/><w:pict><v:line/></w:pict></w:r>'
  const { warnings } = await read(p(shape) + p(`<w:del/>`) + p(shape))
  expect(warnings.map(({ code, place }) => [code, place.para])).toEqual([
    ['shape', 1],
    ['changes', 2],
    ['shape', 3],
  ])
  expect(sentenceOf({ code: 'picture-format', detail: 'E$&F' })).toBe(
    'Gambar E$&F tidak bisa dibaca. Simpan ulang sebagai PNG.',
  )
})

it('gives the bytes of a part that a piece names', async () => {
  const { bytesOf } = await read(p(r('a')), { targets: { x: 'media/a.png' } })
  const parts: Uint8Array[] = []
  for await (const part of bytesOf('word/media/a.png')) parts.push(part)
  expect(Buffer.concat(parts).toString()).toBe('bytes')
})

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

it.each([
  ['an old .doc', Uint8Array.from(OLE), 'not-docx'],
  ['a document with a password', Uint8Array.from([...OLE, ...Buffer.from('EncryptedPackage', 'utf16le')]), 'locked'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'not-docx'],
  ['a zip of anything', zipped({ 'a.txt': 'x' }), 'not-docx'],
  ['a sheet', docx({ body: '', more: { 'word/document.xml': '<workbook/>' } }), 'not-docx'],
  ['a file cut in half', docx({ body: p(r('a')) }).slice(0, 900), 'broken'],
  ['a document that is not XML', docx({ body: '<w:p>' }), 'broken'],
  ['styles that are not XML', docx({ body: '', styles: '<' }), 'broken'],
])('refuses %s', async (_, bytes, refusal) => {
  expect(await refusalOf(bytes)).toBe(refusal)
})
