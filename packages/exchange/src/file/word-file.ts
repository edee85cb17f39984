import { readDocx } from '../docx/read-docx.ts'
import { sentenceOf } from '../docx/warnings.ts'
import type { FileReader } from './file-reader.ts'
import { readingOfLines } from './lines-reading.ts'

/** Word, and whatever no other reader takes: it says best why a file is not read. */
export const wordFile: FileReader = {
  fits: () => true,
  read: async ({ bytes }, options) => {
    const { blocks, warnings } = await readDocx(bytes)
    return readingOfLines(blocks, options, warnings.map(sentenceOf))
  },
}
