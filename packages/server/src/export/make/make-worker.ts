// Runs in a worker thread: plain questions in, the bytes of a file out. It knows no database.
import { pictureKeys } from '@bank/exchange/file/picture-keys'
import { readFile } from '@bank/exchange/file/read-file'
import { markOf } from '@bank/exchange/own/mark'
import { messageSentence } from '@bank/exchange/recognise/messages'
import { sourcesOf } from '@bank/exchange/same/picture-sources'
import type { Paper } from '@bank/exchange/write/paper'
import { type WrittenFile, writeFile } from '@bank/exchange/write/write-file'
import type { WrittenPicture, WrittenQuestion } from '@bank/exchange/write/written-question'
import { type Base, baseOf, printsOf } from '../../question/content/prints.ts'

export interface Given {
  kind: string
  /** Of the file. */
  name: string
  paper: Paper
  /** By their addresses. */
  pictures: ReadonlyMap<string, WrittenPicture & { key: string }>
  /** Of a file that is edited and read again: its questions as the bank has them. */
  stored?: readonly WrittenQuestion[]
}

export interface Made extends WrittenFile {
  /** By the questions. */
  bases: Map<number, Base>
}

export async function makeInThread({ kind, name, paper, pictures, stored = [] }: Given): Promise<Made> {
  const file = writeFile(kind, paper, (source) => pictures.get(source))
  if (stored.length === 0) return { ...file, bases: new Map() }
  const { questions, pictures: read } = await readFile(name, file.bytes, {})
  const keys = await pictureKeys(file.bytes, questions.flatMap(sourcesOf), read)
  const found = new Map(questions.map((question) => [markOf(question.mark ?? '')?.question, question]))
  const bases = stored.flatMap((question): [number, Base][] => {
    const again = found.get(question.id)
    if (!again) return []
    const before = printsOf(question, (source) => pictures.get(source)?.key ?? source)
    const after = printsOf(again, (source) => keys.get(source) ?? source)
    return [[question.id, baseOf(before, after, again.messages.map(messageSentence))]]
  })
  return { ...file, bases: new Map(bases) }
}
