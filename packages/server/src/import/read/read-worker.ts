// Runs in a worker thread: bytes in, plain rows out. It knows no database.
import type { BankName } from '@bank/contract'
import { readFile } from '@bank/exchange/file/read-file'
import { FileRefused } from '@bank/exchange/zip/file-refused'
import { type FileRow, rowOf } from './row-of.ts'

/** What a file says. */
export interface ReadFile {
  rows: FileRow[]
  /** Of the file as a whole, each once. */
  warnings: string[]
  /** By their names; a zip holds its own. */
  pictures?: ReadonlyMap<string, Uint8Array>
}
export type Read = ReadFile | { refused: string }

export interface Given {
  name: string
  bytes: Uint8Array
  bank: BankName
}

export async function readInThread(given: Given): Promise<Read> {
  try {
    return await read(given)
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message }
    throw error
  }
}

const MOST_WARNINGS = 50

async function read({ name, bytes, bank }: Given): Promise<ReadFile> {
  const { questions, warnings, defaults = {}, pictures } = await readFile(name, bytes, { bank })
  return {
    rows: questions.map((question) => rowOf(question, defaults)),
    warnings: [...new Set(warnings)].slice(0, MOST_WARNINGS),
    ...(pictures && { pictures }),
  }
}
