import { readGift } from '../gift/read-gift.ts'
import { readMoodle } from '../moodle/read-moodle.ts'
import { textOfBytes } from '../text/text-of-bytes.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { openZip, ZIP_LIMITS, type Zip } from '../zip/zip.ts'
import type { FileReader } from './file-reader.ts'

const QUESTIONS = /(?:^|\/)(?!\.|__MACOSX\/)[^/]+\.(?:gift|txt|xml)$/i
/** Word, Excel and packages of QTI are zips too. */
const OTHERS = /^(?:\[content_types\]\.xml|imsmanifest\.xml)$/i

/** GIFT or Moodle XML with its pictures beside it. */
export const zipFile: FileReader = {
  fits: ({ parts }) => questionsIn([...parts]) !== undefined && ![...parts].some((part) => OTHERS.test(part)),
  read: async ({ bytes }, options) => {
    const zip = await openZip(bytes)
    const part = questionsIn(zip.names) ?? ''
    if (/\.xml$/i.test(part)) return readMoodle(zip.bytesOf(part), options)
    return readGift(textOfBytes(await whole(zip, part)), options, beside(zip, part))
  },
}

const ORDER = ['gift', 'xml', 'txt']

/** The part with the questions: GIFT goes before XML, XML before plain text. */
function questionsIn(names: readonly string[]): string | undefined {
  const found = names.filter((name) => QUESTIONS.test(name) && !name.startsWith('__MACOSX/'))
  return ORDER.flatMap((ending) => found.filter((name) => name.toLowerCase().endsWith(`.${ending}`)))[0]
}

async function whole(zip: Zip, part: string): Promise<Uint8Array> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const piece of zip.bytesOf(part)) {
    size += piece.length
    if (size > ZIP_LIMITS.file) throw new FileRefused('too-large', `${part}: over ${ZIP_LIMITS.file} bytes`)
    held.push(piece)
  }
  return Buffer.concat(held)
}

/** The part that an address in the questions means: beside them, or in a folder there. */
function beside(zip: Zip, part: string) {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  return (source: string): string | undefined => {
    const path = decoded(source.replace(/^@@PLUGINFILE@@\//, '').replace(/[?#].*$/, '')).replace(/^\.\//, '')
    return zip.names.find((name) => name === folder + path || name === path)
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
