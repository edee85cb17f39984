import { readLoneItem, readPackage } from '../read-qti/read-package.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { openZip } from '../zip/zip.ts'
import type { FileReader, GivenFile } from './file-reader.ts'

/** The manifest of a package, in whatever folder; the outermost. */
const manifestOf = ({ parts }: GivenFile): string | undefined =>
  [...parts].filter((name) => /(?:^|\/)imsmanifest\.xml$/.test(name)).sort((one, other) => one.length - other.length)[0]

const LOOKED_AT = 64 * 1024
const ITEM = /<(?:[\w-]+:)?(?:qti-assessment-|assessment)(?:item|Item)\b/

/** An item begins within the first letters of its file. */
const isItem = ({ name, bytes }: GivenFile) =>
  /\.xml$/i.test(name) && ITEM.test(new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT)))

/** Packages of QTI 2 and 3, and one item alone. */
export const qtiFile: FileReader = {
  fits: (file) => manifestOf(file) !== undefined || isItem(file),
  read: async (file, { bank }) => {
    const [manifest, isSnpmb] = [manifestOf(file), bank === 'snpmb']
    return manifest === undefined
      ? readLoneItem(whole(file.bytes), isSnpmb)
      : readPackage(await openZip(file.bytes), manifest, isSnpmb)
  },
}

/** A zip that no other reader takes. */
export const otherZip: FileReader = {
  fits: ({ name, parts }) => /\.zip$/i.test(name) && parts.size > 0 && !parts.has('[content_types].xml'),
  read: async ({ parts }) => {
    throw new FileRefused('no-manifest', [...parts].join().slice(0, 200))
  },
}

async function* whole(bytes: Uint8Array) {
  yield bytes
}
