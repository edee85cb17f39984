import type { Block } from '../docx/blocks.ts'
import { isAiken, rolesOfAiken } from '../text/aiken.ts'
import { textOfBytes } from '../text/text-of-bytes.ts'
import type { FileReader } from './file-reader.ts'
import { readingOfLines } from './lines-reading.ts'

const MOST_LINES = 100_000

/** Lines of plain text, as they may stand in Word; Aiken too. What a person says of a line counts before the format. */
export const textFile: FileReader = {
  fits: ({ name }) => /\.txt$/i.test(name),
  read: async ({ bytes }, { roles, ...options }) => {
    const lines = textOfBytes(bytes).split(/\r\n?|\n/, MOST_LINES)
    const written = lines.flatMap((text, at) => (text.trim() === '' ? [] : [{ text, number: at + 1 }]))
    const texts = written.map(({ text }) => text)
    const said = new Map([...(isAiken(texts) ? rolesOfAiken(texts) : []), ...(roles ?? [])])
    return readingOfLines(written.map(paragraphOf), { ...options, roles: said })
  },
}

const paragraphOf = ({ text, number }: { text: string; number: number }): Block => ({
  kind: 'paragraph',
  place: { para: number },
  indent: 0,
  bookmarks: [],
  pieces: [{ kind: 'text', text, marks: {} }],
})
