import { expect, it } from 'vitest'
import { FileRefused } from '../zip/file-refused.ts'
import { textIn, type XmlElement } from './element.ts'
import { readXml } from './xml.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** The bytes in pieces of `size`, so that letters and tags are cut anywhere. */
async function* pieces(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = (text: string | Uint8Array) => readXml(pieces(text))
const refusalOf = async (work: Promise<unknown>) => {
  const refused: unknown = await work.catch((error) => error)
  return refused instanceof FileRefused ? refused.refusal : refused
}

it.each([
  ['the usual prefix', `<w:p xmlns:w="${W}" w:val="1"/>`],
  ['another one', `<x:p xmlns:x="${W}" x:val="1"/>`],
  ['the strict form', '<w:p xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main" w:val="1"/>'],
])('knows a name by its namespace: %s', async (_, xml) => {
  expect(await read(xml)).toEqual({ name: 'w:p', attributes: { 'w:val': '1' }, children: [] })
})

it('does not take a name for ours that only looks like it', async () => {
  expect((await read('<w:p xmlns:w="http://example.org/"/>')).name).toBe('?:p')
  expect((await read('<p xmlns="http://schemas.openxmlformats.org/constructor"/>')).name).toBe('?:p')
})

it('keeps letters, their order among elements, and those that pieces cut', async () => {
  const root = await read('<a>satu <b>§ dua ½</b><![CDATA[ <tiga>]]> &amp; &#x1F600;</a>')
  expect(textIn(root)).toBe('satu § dua ½ <tiga> & 😀')
})

it('reads UTF-16 too', async () => {
  expect(textIn(await read(Buffer.from('\ufeff<a>½ é</a>', 'utf16le')))).toBe('½ é')
})

it.each([
  ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'doctype'],
  ['a DOCTYPE that says nothing', '<!DOCTYPE a><a/>', 'doctype'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['a tag that is not closed', '<a><b></a>'],
  ['a prefix of nothing', '<w:a/>'],
  ['what is cut', '<a><b>'],
  ['nothing', ''],
  ['more levels than a document has', '<a>'.repeat(301) + '</a>'.repeat(301)],
])('refuses %s', async (_, xml, refusal = 'broken') => {
  expect(await refusalOf(read(xml))).toBe(refusal)
})

const withAttributes = (count: number) => `<a ${Array.from({ length: count }, (_, at) => `b${at}=""`).join(' ')}/>`
it('takes no element of more than 1,000 attributes', async () => {
  expect(await refusalOf(read(withAttributes(1_001)))).toBe('broken')
  expect((await read(`<a>${withAttributes(1_000).repeat(2)}</a>`)).name).toBe('a')
})

it('takes the levels that a document may have', async () => {
  expect((await read('<a>'.repeat(300) + '</a>'.repeat(300))).name).toBe('a')
})

it('gives the children of one element one by one and keeps none of them', async () => {
  const taken: XmlElement[] = []
  const many = '<p><r/>teks</p>\n'.repeat(1000)
  const limits = { depth: 300, held: 10 }
  const xml = `<d><h/><body>${many}</body><z/></d>`
  const root = await readXml(pieces(xml), { each: { of: 'body', take: (child) => taken.push(child) }, limits })
  expect(taken.map(({ name }) => name)).toEqual(Array(1000).fill('p'))
  expect(taken.every((child) => textIn(child) === 'teks')).toBe(true)
  expect(root.children.map((child) => (child as XmlElement).name)).toEqual(['h', 'body', 'z'])
  expect((root.children[1] as XmlElement).children).toEqual([])
})

it('holds no more elements at once than memory has room for', async () => {
  const wide = readXml(pieces(`<a>${'<b/>'.repeat(10)}</a>`), { limits: { depth: 300, held: 10 } })
  expect(await refusalOf(wide)).toBe('too-large')
})
