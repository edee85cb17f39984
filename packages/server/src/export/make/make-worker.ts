// Runs in a worker thread: plain questions in, a file without the bytes of its pictures out. It knows no database.
import { readFile } from '@bank/exchange/file/read-file'
import { pictureOf } from '@bank/exchange/html/picture'
import { markOf } from '@bank/exchange/own/mark'
import { messageSentence } from '@bank/exchange/recognise/messages'
import { type FileContent, type WrittenFile, wholeOf } from '@bank/exchange/write/file-content'
import type { Paper } from '@bank/exchange/write/paper'
import { writeFile } from '@bank/exchange/write/write-file'
import type { WrittenQuestion } from '@bank/exchange/write/written-question'
import { type Base, baseOf, printsOf } from '../../question/content/prints.ts'
import type { StoredPicture } from './pictures.repo.ts'

export interface Given {
  kind: string
  /** Of the file. */
  name: string
  paper: Paper
  /** By their addresses. */
  pictures: ReadonlyMap<string, StoredPicture>
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
  // which pictures stand where is known: their bytes would be read for nothing
  const { questions } = await readFile(name, await wholeOf(file.content), {})
  const sources = sourcesByPart(file.content)
  const keyOf = (source: string) => pictures.get(sources.get(pictureOf(source)?.part ?? '') ?? '')?.key ?? source
  const found = new Map(questions.map((question) => [markOf(question.mark ?? '')?.question, question]))
  const bases = stored.flatMap((question): [number, Base][] => {
    const again = found.get(question.id)
    if (!again) return []
    const before = printsOf(question, (source) => pictures.get(source)?.key ?? source)
    const after = printsOf(again, keyOf)
    return [[question.id, baseOf(before, after, again.messages.map(messageSentence))]]
  })
  return { ...file, bases: new Map(bases) }
}

const sourcesByPart = (content: FileContent) =>
  new Map(
    'parts' in content ? content.parts.flatMap((part) => ('source' in part ? [[part.name, part.source]] : [])) : [],
  )
