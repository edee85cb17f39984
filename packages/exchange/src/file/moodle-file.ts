import { readMoodle } from '../moodle/read-moodle.ts'
import type { FileReader } from './file-reader.ts'

/** Reads Moodle XML. Takes other XML files too, since its refusal explains best why they cannot be read. */
export const moodleFile: FileReader = {
  fits: ({ name }) => /\.xml$/i.test(name),
  read: ({ bytes }, options) => readMoodle(pieces(bytes), options),
}

const PIECE = 2 ** 16

async function* pieces(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE)
}
