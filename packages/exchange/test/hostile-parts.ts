// What the files of hostile-files.ts are made of.
import { deflateSync } from 'node:zlib'
import type { Refusal } from '../src/zip/file-refused.ts'
import { docx, type Parts, p, picture, r } from './docx.ts'
import { oleOf } from './mtef.ts'
import { run } from './things.ts'
import { row, xlsx } from './xlsx.ts'

export interface HostileFile {
  /** What is wrong with it. */
  is: string
  name: string
  bytes: () => Uint8Array
  /** Why it is refused; else how many questions are read of it all the same. */
  becomes: Refusal | number
}

export const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
/** A question that is read beside what harms. */
export const GOOD = ['1. Ibu kota Jawa Barat adalah', 'A. Bandung', 'B. Semarang', 'Kunci: A']
  .map((line) => p(r(line)))
  .join('')
export const THOUSANDS = 10_000
const MIB = 2 ** 20

export const word = (is: string, becomes: HostileFile['becomes'], bytes: () => Uint8Array): HostileFile => ({
  is,
  name: 'soal.docx',
  bytes,
  becomes,
})
/** A document with a good question and this after it. */
export const beside = (is: string, inside: () => string, parts: () => Omit<Parts, 'body'> = () => ({})) =>
  word(is, 1, () => docx({ body: GOOD + inside(), level: 0, ...parts() }))
export const documentOf = (xml: string | Uint8Array) => docx({ body: '', more: { 'word/document.xml': xml } })
export const nested = (tag: string, levels: number, inside = '') =>
  `<${tag}>`.repeat(levels) + inside + `</${tag}>`.repeat(levels)
export const object = (id = 'o') => p(run(`<w:object><o:OLEObject ProgID="Equation.3" r:id="${id}"/></w:object>`))
export const withObject = (is: string, bytes: () => Uint8Array) =>
  beside(
    is,
    () => object(),
    () => ({ targets: { o: 'embeddings/o.bin' }, more: { 'word/embeddings/o.bin': bytes() } }),
  )
export const withPicture = (is: string, bytes: () => Uint8Array | string) =>
  word(is, 1, () =>
    docx({
      body: p(r('1. Lihat gambar ini.') + run(picture('r:embed="a"'))) + GOOD.slice(GOOD.indexOf('<w:p>', 1)),
      targets: { a: 'media/a.png' },
      more: { 'word/media/a.png': bytes() },
    }),
  )

/** The tables of an OLE file, each sector followed by itself. */
export function turningInCircles(): Uint8Array {
  const file = oleOf({ '/Equation Native': new Uint8Array(9000) })
  const view = new DataView(file.buffer)
  const table = 512 * (1 + view.getUint32(76, true))
  for (let sector = 0; sector < 128; sector++) view.setUint32(table + 4 * sector, sector, true)
  return file
}

/** The head of a PNG that says how large it is, with few bytes behind. */
export function hugePng(side: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const sizes = Buffer.alloc(17)
  sizes.writeUInt32BE(side, 0)
  sizes.writeUInt32BE(side, 4)
  sizes.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([head, sizes, deflateSync(Buffer.alloc(MIB))])
}

export const style = (id: string, based: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${based}"/></w:style>`
export const lists = (count: number) =>
  `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="(%1)"/></w:lvl></w:abstractNum>${Array.from({ length: count }, (_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`).join('')}`
export const relationships = (count: number) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Array.from({ length: count }, (_, at) => `<Relationship Id="r${at}" Type="http://x/image" Target="media/${at}.png"/>`).join('')}</Relationships>`

const HEAD = row('Soal', 'A', 'B', 'Kunci')
const SHEET_GOOD = row('Ibu kota Jawa Barat?', 'Bandung', 'Semarang', 'A')
export const sheet = (is: string, becomes: number, rows: () => string): HostileFile => ({
  is,
  name: 'soal.xlsx',
  bytes: () => xlsx({ sheets: { Soal: HEAD + SHEET_GOOD + rows() } }),
  becomes,
})
export const text = (is: string, becomes: number, name: string, content: () => string): HostileFile => ({
  is,
  name,
  bytes: () => new TextEncoder().encode(content()),
  becomes,
})
export const PLAIN = '1. Ibu kota Jawa Barat?\nA. Bandung\nB. Semarang\nKunci: A\n'
