import type { ReadOptions } from '../recognise/read-questions.ts'
import { isZip, openZip } from '../zip/zip.ts'
import type { FileReader, FileReading } from './file-reader.ts'
import { giftFile } from './gift-file.ts'
import { htmlFile } from './html-file.ts'
import { moodleFile } from './moodle-file.ts'
import { oldSheet } from './old-sheet.ts'
import { otherZip, qtiFile } from './qti-file.ts'
import { sheetFile } from './sheet-file.ts'
import { textFile } from './text-file.ts'
import { wordFile } from './word-file.ts'
import { zipFile } from './zip-file.ts'

/** The first that fits reads the file. */
const READERS: readonly FileReader[] = [
  sheetFile,
  qtiFile,
  zipFile,
  moodleFile,
  giftFile,
  textFile,
  htmlFile,
  otherZip,
  oldSheet,
  wordFile,
]

/** The questions of a file of any kind that we read. Throws FileRefused, with the sentence for people. */
export async function readFile(name: string, bytes: Uint8Array, options: ReadOptions): Promise<FileReading> {
  const names = isZip(bytes) ? (await openZip(bytes)).names : []
  const file = { name, bytes, parts: new Set(names.map((part) => part.toLowerCase())) }
  const reader = READERS.find(({ fits }) => fits(file)) ?? wordFile
  return reader.read(file, options)
}
