// Runs in a worker thread: bytes in, plain rows out. It knows no database.
import type { MessagePort } from 'node:worker_threads'
import { type BankName, IMPORT_LIMITS, type LineRole } from '@bank/contract'
import type { AboutSheet, FileLine } from '@bank/exchange/file/file-reader'
import { pictureKeys } from '@bank/exchange/file/picture-keys'
import { readFile } from '@bank/exchange/file/read-file'
import { sourcesOf } from '@bank/exchange/same/picture-sources'
import { FileRefused } from '@bank/exchange/zip/file-refused'
import { type FileRow, rowOf } from './row-of.ts'
import { storable } from './storable.ts'

/** What a file says as a whole. */
export interface About {
  /** Each once. */
  warnings: string[]
  sheets: AboutSheet[]
  /** By their names; a zip holds its own. */
  pictures?: ReadonlyMap<string, Uint8Array>
}

/** What a file says, piece by piece: all at once would hold up the thread that takes it. */
export interface Piece {
  rows?: FileRow[]
  lines?: FileLine[]
}
const ROWS = 50
const LINES = 500

export interface Given {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  bank: BankName
  roles: ReadonlyMap<number, LineRole>
  heads: ReadonlyMap<string, ReadonlyMap<number, string>>
  /** Takes the pieces before `readInThread` resolves. */
  pieces: MessagePort
}

export async function readInThread(given: Given): Promise<About | { refused: string }> {
  try {
    return await read(given)
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message }
    throw error
  }
}

const MOST_WARNINGS = 50

async function read({ name, bytes, pieces, ...options }: Given): Promise<About> {
  const { questions, lines = [], sheets = [], warnings, defaults = {}, pictures } = await readFile(name, bytes, options)
  const ours = questions.filter(({ mark, code }) => mark !== undefined || code !== undefined)
  const keys = await pictureKeys(bytes, ours.flatMap(sourcesOf), pictures)
  const send = (piece: Piece) => pieces.postMessage(piece)
  const rows = questions.map((question) => rowOf(question, defaults, keys))
  const letters = rows.reduce((sum, row) => sum + lettersOf(row), 0)
  // each with the text that it shares: a short file may repeat a long one 2,000 times
  if (letters > IMPORT_LIMITS.text) throw new FileRefused('too-large', `${letters} letters of questions`)
  for (let from = 0; from < rows.length; from += ROWS) send({ rows: rows.slice(from, from + ROWS).map(storable) })
  for (let from = 0; from < lines.length; from += LINES) send({ lines: lines.slice(from, from + LINES).map(storable) })
  return {
    sheets: storable(sheets),
    warnings: storable([...new Set(warnings)].slice(0, MOST_WARNINGS)),
    ...(pictures && { pictures }),
  }
}

const lettersOf = ({ draft, stimulus }: FileRow) => JSON.stringify(draft).length + stimulus.length
