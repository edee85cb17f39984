import { pictureOf } from '../html/picture.ts'
import { isZip, openZip } from '../zip/zip.ts'

const LARGEST = 5 * 1024 * 1024

/**
 * The SHA-256, in hex, of each picture of a file by its source, with what is cut off. One that is too large to be kept has
 * none. `read`: the bytes that the reader gave, where the file is no zip.
 */
export async function pictureKeys(
  bytes: Uint8Array,
  sources: Iterable<string>,
  read?: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, string>> {
  const zip = !read && isZip(bytes) ? await openZip(bytes) : undefined
  const whole = async (part: string) => (zip?.has(part) ? within(zip.bytesOf(part)) : read?.get(part))
  const hash = async (part: string) => {
    const found = await whole(part)
    return found && sha256(found)
  }
  const hashes = new Map<string, Promise<string | undefined>>()
  const keys = new Map<string, string>()
  for (const source of sources) {
    const picture = pictureOf(source)
    if (!picture) continue
    const { part, crop } = picture
    const hashed = hashes.get(part) ?? hash(part)
    hashes.set(part, hashed)
    const key = await hashed
    if (key) keys.set(source, crop ? `${key} ${Object.values(crop).join(' ')}` : key)
  }
  return keys
}

async function within(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > LARGEST) return undefined
    held.push(chunk)
  }
  const whole = new Uint8Array(size)
  held.reduce((at, chunk) => {
    whole.set(chunk, at)
    return at + chunk.length
  }, 0)
  return whole
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
