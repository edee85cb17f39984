import { expect, it } from 'vitest'
import { docx, listed, p, paragraphs, picture, r, read, tbl } from '../../test/docx.ts'
import { lying } from '../../test/zips.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { ZIP_LIMITS } from '../zip/zip.ts'
import { DOCX_LIMITS, readDocx } from './read-docx.ts'

const refusalOf = async (bytes: Uint8Array) => {
  const refused: unknown = await readDocx(bytes).catch((error) => error)
  return refused instanceof FileRefused ? refused.refusal : refused
}
const withDocument = (xml: string) => docx({ body: '', more: { 'word/document.xml': xml } })
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

it.each([
  ['a bomb by its ratio', docx({ body: '<w:p/>'.repeat(400_000) }), 'too-large'],
  ['a bomb by its size', lying(docx({ body: '' }), { size: ZIP_LIMITS.whole, packed: ZIP_LIMITS.whole }), 'too-large'],
  ['a DOCTYPE', withDocument(`<!DOCTYPE w:document [<!ENTITY a "aaaa">]><w:document ${W}/>`), 'doctype'],
  ['deep XML', docx({ body: '<w:sdt>'.repeat(1000) + '</w:sdt>'.repeat(1000) }), 'broken'],
  [
    'tables in tables without end',
    docx({ body: '<w:tbl><w:tr><w:tc>'.repeat(200) + '</w:tc></w:tr></w:tbl>'.repeat(200) }),
    'broken',
  ],
])('refuses %s', async (_, bytes, refusal) => {
  expect(await refusalOf(bytes)).toBe(refusal)
})

it('reads tables in tables as deep as XML may be', async () => {
  const { blocks } = await read('<w:tbl><w:tr><w:tc>'.repeat(90) + p(r('dasar')) + '</w:tc></w:tr></w:tbl>'.repeat(90))
  expect(JSON.stringify(blocks)).toContain('"dasar"')
})

it.each([
  ['paragraphs', { body: '<w:p/>'.repeat(101) }],
  ['ends of lines', { body: `<w:p>${'<w:br/>'.repeat(100)}</w:p>` }],
  ['cells', { body: tbl('<w:tr><w:tc/></w:tr>'.repeat(51)) }],
  ['letters', { body: p(r('x'.repeat(9900))) }],
  ['bookmarks', { body: p('<w:bookmarkStart/>'.repeat(100)) }],
  [
    'paragraphs of one note',
    {
      body: p('<w:r><w:footnoteReference w:id="1"/></w:r>'),
      footnotes: `<w:footnote w:id="1">${'<w:p/>'.repeat(100)}</w:footnote>`,
    },
  ],
])('refuses more %s than a document may say', async (_, parts) => {
  const read = (things: number) => readDocx(docx(parts), { ...DOCX_LIMITS, things })
  await expect(read(100)).rejects.toMatchObject({ refusal: 'too-large' })
  expect((await read(110)).blocks).not.toEqual([])
})

it('refuses more elements in one paragraph than memory has room for', async () => {
  const bytes = docx({ body: p('<w:kelak/>'.repeat(1000)) })
  await expect(readDocx(bytes, { ...DOCX_LIMITS, held: 1000 })).rejects.toMatchObject({ refusal: 'too-large' })
})

/** How often something was looked up meanwhile. */
async function lookupsOf(work: () => Promise<void>): Promise<number> {
  const { get } = Map.prototype
  let lookups = 0
  Map.prototype.get = function (key) {
    lookups++
    return get.call(this, key)
  }
  try {
    await work()
  } finally {
    Map.prototype.get = get
  }
  return lookups
}

it('works ten times as much for ten times the paragraphs, and holds twenty elements at once', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'
  const paragraphsOf = (count: number) => async () => {
    const bytes = docx({ body: listed('soal', 1).repeat(count), numbering, level: 0 })
    const { blocks } = await readDocx(bytes, { ...DOCX_LIMITS, held: 20 })
    expect(paragraphs(blocks).at(-1)).toMatchObject({ place: { para: count }, label: { text: `${count}.` } })
  }
  expect(await lookupsOf(paragraphsOf(10_000))).toBeLessThan(10 * (await lookupsOf(paragraphsOf(1000))))
})

it('writes a note once, however often it is named', async () => {
  const footnotes = `<w:footnote w:id="1">${p(r('x'.repeat(1000)))}</w:footnote>`
  const { blocks } = await read(p('<w:r><w:footnoteReference w:id="1"/></w:r>'.repeat(1000)), { footnotes })
  expect(JSON.stringify(blocks).length).toBeLessThan(2000)
})

it('prints no label longer than a label, however often it is printed', async () => {
  const numbering = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="4000000000"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="${'%1'.repeat(10_000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
  const { blocks } = await read(listed('a', 1), { numbering })
  expect(paragraphs(blocks)[0]?.label?.text.length).toBeLessThanOrEqual(500)
})

it('never leads out of the file', async () => {
  const { blocks } = await read(p(`<w:r>${picture('r:embed="x"')}</w:r>`), { targets: { x: '../../../etc/passwd' } })
  expect(paragraphs(blocks)[0]?.pieces).toEqual([{ kind: 'warning', code: 'picture-missing' }])
})

it('takes no name of an object for one of its own', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const line = (name: string) => `<${name}>${r(name, `<w:rStyle w:val="${name}"/>`)}</${name}>`
  const body = names.map((name) => `<${name}>${p(line(name), `<w:pStyle w:val="${name}"/>`)}</${name}>`).join('')
  const { blocks } = await read(body)
  expect(paragraphs(blocks).map(({ pieces }) => pieces)).toEqual(
    names.map((text) => [{ kind: 'text', text, marks: {} }]),
  )
})
