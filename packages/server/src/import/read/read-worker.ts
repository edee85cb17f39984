// Runs in a worker thread: bytes in, plain rows out. It knows no database.
import type { BankName } from '@bank/contract'
import { readDocx } from '@bank/exchange/docx/read-docx'
import { sentenceOf } from '@bank/exchange/docx/warnings'
import { readQuestions } from '@bank/exchange/recognise/read-questions'
import { FileRefused } from '@bank/exchange/zip/file-refused'
import { type FileRow, rowOf } from './row-of.ts'

/** What a file says. */
export interface ReadFile {
  rows: FileRow[]
  /** Of the file as a whole, each once. */
  warnings: string[]
}
export type Read = ReadFile | { refused: string }

export async function readInThread({ bytes, bank }: { bytes: Uint8Array; bank: BankName }): Promise<Read> {
  try {
    return await read(bytes, bank)
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message }
    throw error
  }
}

async function read(bytes: Uint8Array, bank: BankName): Promise<ReadFile> {
  const { blocks, warnings } = await readDocx(bytes)
  const { questions, unused, defaults, notSaved } = readQuestions(blocks, { bank })
  const rows = questions.map((question) => rowOf(question, defaults))
  const left = unused.length > 0 ? [`${unused.length} baris tidak menjadi bagian soal.`] : []
  const lost = notSaved.length > 0 ? [`Tidak disimpan: ${notSaved.join(', ')}.`] : []
  return { rows, warnings: [...new Set([...warnings.map(sentenceOf), ...left, ...lost])].slice(0, MOST_WARNINGS) }
}

const MOST_WARNINGS = 50
