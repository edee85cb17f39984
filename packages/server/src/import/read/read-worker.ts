// Runs in a worker thread: bytes in, plain rows out. It knows no database.
import type { BankName, LineRole } from '@bank/contract'
import type { FileLine } from '@bank/exchange/file/file-reader'
import { readFile } from '@bank/exchange/file/read-file'
import { FileRefused } from '@bank/exchange/zip/file-refused'
import { type FileRow, rowOf } from './row-of.ts'

/** What a file says. */
export interface ReadFile {
  rows: FileRow[]
  /** Of the file as a whole, each once. */
  warnings: string[]
  lines: FileLine[]
  /** By their names; a zip holds its own. */
  pictures?: ReadonlyMap<string, Uint8Array>
}
export type Read = ReadFile | { refused: string }

export interface Given {
  name: string
  bytes: Uint8Array
  bank: BankName
  roles: ReadonlyMap<number, LineRole>
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

async function read({ name, bytes, ...options }: Given): Promise<ReadFile> {
  const { questions, lines = [], warnings, defaults = {}, pictures } = await readFile(name, bytes, options)
  return {
    rows: questions.map((question) => rowOf(question, defaults)),
    lines,
    warnings: [...new Set(warnings)].slice(0, MOST_WARNINGS),
    ...(pictures && { pictures }),
  }
}
