// Zip files, written from their beginning to their end. Sizes and sums stand before each part: readers that do not know the
// end of a file yet take no stored part without them, and no library writes them so without holding the whole.
import { crc32, deflateRawSync } from 'node:zlib'
import type { BytesOf, PictureSource } from './picture-source.ts'

/** A part of a zip: a text that is packed already, or a picture, which is stored as it is. */
export type ZipPart = { name: string } & (PictureSource | Packed)

interface Packed {
  bytes: Uint8Array
  /** Of the text, in bytes. */
  size: number
  crc: number
}

/** A zip of these parts, by their names. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array | PictureSource>>): { parts: ZipPart[] } {
  return {
    parts: Object.entries(parts).map(([name, part]) =>
      typeof part === 'object' && 'source' in part ? { name, ...part } : { name, ...packed(Buffer.from(part)) },
    ),
  }
}

/** The bytes in a buffer of their own: zlib's has 16 kB, however short the text. */
const packed = (text: Buffer): Packed => ({
  bytes: new Uint8Array(deflateRawSync(text)),
  size: text.length,
  crc: crc32(text),
})

export async function* zipPieces(parts: readonly ZipPart[], bytesOf: BytesOf): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const isStored = 'source' in part
    const bytes = isStored ? await bytesOf(part.source) : part.bytes
    const { size, crc } = isStored ? { size: bytes.length, crc: crc32(bytes) } : part
    const about = {
      name: Buffer.from(part.name),
      method: isStored ? STORED : DEFLATED,
      crc,
      packed: bytes.length,
      size,
    }
    const head = localHeader(about)
    entries.push(centralHeader(about, at))
    at += head.length + bytes.length
    yield head
    yield bytes
  }
  const list = Buffer.concat(entries)
  yield list
  yield endOf(entries.length, list.length, at)
}

// APPNOTE.TXT of the format (PKWARE), 4.3.7 to 4.3.16; all numbers are little-endian
const STORED = 0
const DEFLATED = 8
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 1 << 11
/** The first day that the format knows: a file says nothing of when it was made. */
const DATE = (1 << 5) | 1

interface About {
  name: Buffer
  method: number
  crc: number
  packed: number
  size: number
}

const short = (value: number) => [value & 0xff, value >> 8]
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)]

const shared = ({ name, method, crc, packed, size }: About) => [
  ...[...short(VERSION), ...short(FLAGS), ...short(method), ...short(0), ...short(DATE)],
  ...[...long(crc), ...long(packed), ...long(size), ...short(name.length), ...short(0)],
]

const localHeader = (about: About) => Buffer.concat([Buffer.from([...long(0x04034b50), ...shared(about)]), about.name])

const centralHeader = (about: About, at: number) =>
  Buffer.concat([
    // no comment, first disk, no attributes
    Buffer.from([...long(0x02014b50), ...short(VERSION), ...shared(about), ...short(0), ...short(0), ...short(0)]),
    Buffer.from([...long(0), ...long(at)]),
    about.name,
  ])

const endOf = (entries: number, length: number, at: number) =>
  Buffer.from([
    ...[...long(0x06054b50), ...short(0), ...short(0), ...short(entries), ...short(entries)],
    ...[...long(length), ...long(at), ...short(0)],
  ])
