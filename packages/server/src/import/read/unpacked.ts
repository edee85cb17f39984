// Part of the process that reads files (read-process.ts).
import { ApiError } from '@bank/contract/errors'
import { FileRefused } from '@bank/exchange/zip/file-refused'
import { isZip, openZip } from '@bank/exchange/zip/zip'

const LARGEST = 5 * 1024 * 1024
const TOO_LARGE = 'Ada gambar yang lebih dari 5 MB.'

/** The bytes of a picture by its name in a file; of one that the file lies about, none. Throws VALIDATION for one over 5 MB. */
export type Unpack = (part: string) => Promise<Uint8Array>

/** `read`: the pictures that the reader found, of a file that is no zip. */
export async function unpacking(bytes: Uint8Array, read?: ReadonlyMap<string, Uint8Array>): Promise<Unpack> {
  if (!read && isZip(bytes)) {
    const { bytesOf } = await openZip(bytes)
    return (part) => whole(bytesOf(part))
  }
  return async (part) => withinSize(read?.get(part) ?? new Uint8Array())
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const held: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > LARGEST) break
      held.push(chunk)
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return new Uint8Array()
  }
  return withinSize(Buffer.concat(held), size)
}

function withinSize(bytes: Uint8Array, size = bytes.length): Uint8Array {
  if (size > LARGEST) throw new ApiError('VALIDATION', { fields: { image: TOO_LARGE } })
  return bytes
}
