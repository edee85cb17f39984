import { restored } from '../page/kept.ts'
import { pageOf } from '../page/page.ts'
import { elementsOfHtml, TooComplex } from '../systems/html-elements.ts'
import { textOfBytes } from '../text/text-of-bytes.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { FileReader } from './file-reader.ts'
import { readingOfLines } from './lines-reading.ts'

/** A page of our own HTML, as the editor sends what was pasted into it. Its pictures are kept already. */
export const htmlFile: FileReader = {
  fits: ({ name }) => /\.html?$/i.test(name),
  read: async ({ bytes }, options) => {
    const { blocks, kept } = pageOf(elementsIn(textOfBytes(bytes)))
    const { questions, ...reading } = readingOfLines(blocks, options)
    return { ...reading, questions: restored(questions, kept) }
  },
}

function elementsIn(html: string) {
  try {
    return elementsOfHtml(html)
  } catch (error) {
    if (error instanceof TooComplex) throw new FileRefused('too-large', 'elements of a page')
    throw error
  }
}
