// Statements, categories and pairs in columns of their own, and what their key says: `1 = Benar`, `2 = C`.
import { plainOf } from '@bank/contract/plain-text'
import { fragmentOf } from '../../html/fragment.ts'
import { contentsOf } from '../../source/content.ts'
import { linesOf, type SourceCell, type SourceRow } from '../../source/lines.ts'
import type { Draft } from '../draft.ts'
import type { Paper } from '../paper.ts'
import type { Column } from './head-columns.ts'
import { cellOf, cellText, markCell } from './tables.ts'

type Columns = ReadonlyMap<number, Column>

export const isStatementColumn = (column: Column): boolean => /^(?:statement|category|match) /.test(column)

/** Whether a row has statements, so that its key is of them. */
export const hasStatements = (row: SourceRow, columns: Columns): boolean =>
  filled(row, columns, 'statement ').length > 0 || filled(row, columns, 'match ').length > 0

/** The cells with something in them below the columns whose names begin so, in the order of their names. */
function filled({ cells }: SourceRow, columns: Columns, start: string): SourceCell[] {
  const named = cells.flatMap((cell) => {
    const name = columns.get(cell.cell.column)
    return name?.startsWith(start) && cellText(cell) !== '' ? [{ place: placeOf(name.slice(start.length)), cell }] : []
  })
  return named.sort((one, other) => one.place - other.place).map(({ cell }) => cell)
}

const placeOf = (name: string) => Number(name) || name.charCodeAt(0)

const SIDES = ['Benar', 'Salah']

export function readStatementCells(row: SourceRow, columns: Columns, draft: Draft, paper: Paper): void {
  if (!hasStatements(row, columns)) return
  const [statements, matches, categories] = (['statement ', 'match ', 'category '] as const).map((start) =>
    filled(row, columns, start).map(({ content }) => contentsOf(content)),
  ) as [Contents, Contents, Contents]
  const key = cellOf(row, columns, 'key')
  const pairs = key ? pairsIn(key) : []
  if (key) markCell(key, paper)
  if (matches.length > 0 || draft.declared === 'jodohkan') {
    draft.left = statements.map((contents, at) => ({ code: String(at + 1), contents }))
    draft.right = matches.map((contents, at) => ({ code: String.fromCharCode(65 + at), contents }))
    draft.pairs = pairs.map(({ number, said }) => [String(number), said.toUpperCase()])
    return
  }
  const names = categories.length > 0 ? categories.map(nameOf) : SIDES
  draft.sides = SIDES
  if (categories.length > 0) draft.categories = categories
  draft.statements = statements.map((contents, at) => {
    const place = placeIn(names, pairs.find(({ number }) => number === at + 1)?.said)
    const side = names[place]
    return { contents, ...(side !== undefined && { side, column: place }) }
  })
}

type Contents = ReturnType<typeof contentsOf>[]
const nameOf = (contents: Contents[number]) => plainOf(fragmentOf(contents).html)

const ENTRY = /^\s*(\d{1,2})\s*[.)\-–=:]\s*(.+?)\s*$/
/** Before the number of the next one. */
const BETWEEN = /[,;](?=\s*\d{1,2}\s*[.)\-–=:])/

const pairsIn = (key: SourceCell): { number: number; said: string }[] =>
  linesOf(key.content)
    .flatMap(({ text }) => text.split(BETWEEN))
    .flatMap((entry) => {
      const [, number, said = ''] = ENTRY.exec(entry) ?? []
      return number ? [{ number: Number(number), said }] : []
    })

const BY_HEAD = /^kategori\s+(\d)$/i

/** By the head of its column, by its name, by the first letter (`B`), or by the number; -1 for none. */
function placeIn(names: readonly string[], said: string | undefined): number {
  if (said === undefined) return -1
  const [, number] = BY_HEAD.exec(said) ?? []
  if (number) return Number(number) - 1
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  const named = names.findIndex((name) => plain(name) === plain(said))
  if (named >= 0) return named
  if (/^\d$/.test(said)) return Number(said) <= names.length ? Number(said) - 1 : -1
  return names === SIDES ? SIDES.findIndex((side) => side.charAt(0) === said.toUpperCase()) : -1
}
