import { FileRefused } from '../zip/file-refused.ts'

/** `items`: one more than an import takes is enough to refuse it. `bytes` of one part; `letters` of all questions together. */
export const QTI_LIMITS = { items: 2001, bytes: 4 * 1024 * 1024, letters: 50_000_000 }

/** How parts of a package are read. */
export const XML_OF_ITEM = { skipsDoctype: true, limits: { depth: 300, held: 100_000 } }

/** The bytes of a part. Throws FileRefused when there are more than an item has. */
export async function* partBytes(chunks: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > QTI_LIMITS.bytes) throw new FileRefused('too-large', `over ${QTI_LIMITS.bytes} bytes`)
    yield chunk
  }
}
