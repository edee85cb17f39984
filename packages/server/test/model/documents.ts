import { NO_IMAGE } from '@bank/contract'
import type { Row } from './parts.ts'

/** The documents of a question by its types, and the highest number that each of their lists has given. */
export type Documents = Readonly<Record<number, Kept | undefined>>
interface Kept {
  document: object
  given: Readonly<Record<string, number>>
}

export const hasDocument = (type: number) => type === 6 || type === 7

const NONE: Kept = { document: {}, given: {} }
const COLUMNS = ['Benar', 'Salah']

/** The documents after rows were written to that of a type: every row and column is new. Without rows it is empty. */
export function withDocument(documents: Documents, type: number, rows: readonly Row[]): Documents {
  const { given } = documents[type] ?? NONE
  if (rows.length === 0) return { ...documents, [type]: { document: {}, given } }
  const idOf = (list: string, letter: string, at: number) => `${letter}${(given[list] ?? 0) + at + 1}`
  const added = (list: string, count: number) => (given[list] ?? 0) + count
  if (type === 6) {
    const columns = COLUMNS.map((text, at) => ({ id: idOf('columns', 'c', at), text }))
    const columnOf = (right: boolean | null) => (right === null ? null : (columns[right ? 0 : 1]?.id ?? null))
    const document = {
      columns,
      rows: rows.map(({ text, right }, at) => ({
        id: idOf('rows', 'r', at),
        text,
        image: NO_IMAGE,
        column: columnOf(right),
      })),
    }
    return { ...documents, 6: { document, given: { columns: added('columns', 2), rows: added('rows', rows.length) } } }
  }
  const left = rows.map(({ text }, at) => ({ id: idOf('left', 'l', at), text, image: NO_IMAGE }))
  const right = rows.map(({ text }, at) => ({ id: idOf('right', 'r', at), text: `${text} ${at}`, image: NO_IMAGE }))
  const pairs = rows.flatMap((row, at) => (row.right ? [[left[at]?.id, right[at]?.id]] : []))
  const counted = { left: added('left', rows.length), right: added('right', rows.length) }
  return { ...documents, 7: { document: { left, right, pairs }, given: counted } }
}

/** The body's `interaction` for the document of a type. */
export const sentDocument = (documents: Documents, type: number) => documents[type]?.document

/** The `interaction` that the API must return. */
export function shownDocument(documents: Documents, type: number) {
  if (!hasDocument(type)) return {}
  const { document, given } = documents[type] ?? NONE
  return { ...document, used: given }
}
