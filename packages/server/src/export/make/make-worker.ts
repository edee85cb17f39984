// Runs in a worker thread: plain questions in, the bytes of a file out. It knows no database.
import type { Paper } from '@bank/exchange/write/paper'
import { type WrittenFile, writeFile } from '@bank/exchange/write/write-file'
import type { WrittenPicture } from '@bank/exchange/write/written-question'

export interface Given {
  kind: string
  paper: Paper
  /** By their addresses. */
  pictures: ReadonlyMap<string, WrittenPicture>
}

export const makeInThread = ({ kind, paper, pictures }: Given): WrittenFile =>
  writeFile(kind, paper, (source) => pictures.get(source))
