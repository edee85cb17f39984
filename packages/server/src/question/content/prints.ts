import { createHash } from 'node:crypto'
import type { QuestionContent } from '@bank/exchange/recognise/question'
import type { PictureKey } from '@bank/exchange/same/canonical'
import { canonicalParts, type PartName } from '@bank/exchange/same/parts'

/** By the names of the parts of a question, a print of what each says; one that says nothing has none. */
export type Prints = Partial<Record<PartName, string>>

const LENGTH = 16
const printOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, LENGTH)

export const printsOf = (content: QuestionContent, pictureKey: PictureKey): Prints =>
  Object.fromEntries(
    Object.entries(canonicalParts(content, pictureKey)).map(([name, text = '']) => [name, printOf(text)]),
  )

/** What an export keeps of a question: by its parts, what the bank had and what is read from the file. */
export interface Base {
  parts: Partial<Record<PartName, readonly [stored: string | null, read: string | null]>>
  /** What the reader says of our own file: no news when it comes back. */
  notes: string[]
}

export function baseOf(stored: Prints, read: Prints, notes: string[]): Base {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(read)])] as PartName[]
  return { parts: Object.fromEntries(names.map((name) => [name, [stored[name] ?? null, read[name] ?? null]])), notes }
}
