// Zip files as Word and Excel write them, opened from memory. Nothing is unpacked before it is asked for.
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { FileRefused } from './file-refused.ts'

const MIB = 2 ** 20

/** Sizes in bytes. `ratio` is of an entry over `freeOfRatio`: unpacked by packed. */
export const ZIP_LIMITS = {
  file: 50 * MIB,
  entries: 5000,
  whole: 400 * MIB,
  part: 200 * MIB,
  ratio: 200,
  freeOfRatio: MIB,
}

export interface Zip {
  /** Without a leading slash, as the file has them. */
  names: readonly string[]
  has: (name: string) => boolean
  /**
   * The bytes of a part, piece by piece. A part that says another size than it has, or other bytes than were packed, is
   * refused on the way: what came before is not to be believed either.
   */
  bytesOf: (name: string) => AsyncIterable<Uint8Array>
}

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * Throws FileRefused for what is no zip, is encrypted, has names that lead out of the file, or would be too large. Names
 * are found whatever their case, as the format asks; of two parts of one name the first counts.
 */
export async function openZip(bytes: Uint8Array, limits = ZIP_LIMITS): Promise<Zip> {
  if (bytes.length > limits.file) throw new FileRefused('file-too-large', `${bytes.length} bytes`)
  const zip = await orBroken(fromBufferPromise(asBuffer(bytes)))
  if (zip.entryCount > limits.entries) throw new FileRefused('too-large', `${zip.entryCount} entries`)
  const entries = await entriesOf(zip, limits)
  const found = (name: string) => entries.get(keyOf(name))
  return {
    names: Array.from(entries.values(), ({ fileName }) => fileName),
    has: (name) => found(name) !== undefined,
    bytesOf: (name) => bytesOf(zip, found(name), name),
  }
}

const keyOf = (name: string) => name.toLowerCase()
const asBuffer = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length)

async function entriesOf(zip: ZipFile, limits: typeof ZIP_LIMITS) {
  const entries = new Map<string, Entry>()
  let whole = 0
  const next = zip.eachEntry()
  for (;;) {
    const { value: entry, done } = await orBroken(next.next())
    if (done) return entries
    whole += entry.uncompressedSize
    if (whole > limits.whole) throw new FileRefused('too-large', `over ${limits.whole} bytes unpacked`)
    check(entry, limits)
    if (!entry.fileName.endsWith('/') && !entries.has(keyOf(entry.fileName))) entries.set(keyOf(entry.fileName), entry)
  }
}

function check(entry: Entry, { part, ratio, freeOfRatio }: typeof ZIP_LIMITS) {
  const { uncompressedSize: size, compressedSize: packed, fileName } = entry
  if (entry.isEncrypted()) throw new FileRefused('locked', fileName)
  if (size > part) throw new FileRefused('too-large', `${fileName}: ${size}`)
  if (size > freeOfRatio && size > ratio * packed)
    throw new FileRefused('too-large', `${fileName}: ${packed} to ${size}`)
}

async function* bytesOf(zip: ZipFile, entry: Entry | undefined, name: string) {
  if (!entry) throw new FileRefused('broken', `no ${name}`)
  const stream: Readable = await orBroken(zip.openReadStreamPromise(entry))
  let sum = 0
  try {
    for await (const chunk of stream) {
      sum = crc32(chunk, sum)
      yield chunk as Uint8Array
    }
  } catch (error) {
    throw asRefused(error)
  }
  if (sum !== entry.crc32) throw new FileRefused('broken', `${name}: other bytes than were packed`)
}

const orBroken = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw asRefused(error)
  })

const asRefused = (error: unknown) => (error instanceof FileRefused ? error : new FileRefused('broken', String(error)))
