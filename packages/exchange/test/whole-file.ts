import { type WrittenFile, wholeOf } from '../src/write/file-content.ts'
import type { BytesOf } from '../src/write/picture-source.ts'

/** The bytes of a written file and what it lost. */
export const wholeFile = async ({ content, losses }: WrittenFile, bytesOf?: BytesOf) => ({
  bytes: new Uint8Array(await wholeOf(content, bytesOf)),
  losses,
})
