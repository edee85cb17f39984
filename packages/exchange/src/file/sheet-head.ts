// Which row of a sheet names its columns, and what they are: as a person says, or as their heads do.
import { createHash } from 'node:crypto'
import { type Column, findHead, headAt, namedIn } from '../recognise/shapes/head-columns.ts'
import { cellText, isPlan } from '../recognise/shapes/tables.ts'
import type { SourceRow, SourceTable } from '../source/lines.ts'

export interface SheetHead {
  first: number
  /** Its last row, from 0 among the rows with something in them. */
  last: number
  columns: ReadonlyMap<number, Column>
  /** Columns that a person has said. */
  said: ReadonlySet<number>
}

/** Says that a column is not read. */
export const NOT_READ = 'none'
/** Titles may stand above the head. */
const MOST_ABOVE = 10

/** The letters of a row by their columns, in few bytes; '' for a row without any. */
export function fingerprintOf({ cells }: SourceRow): string {
  const said = cells
    .map((cell) => [cell.cell.column, cellText(cell).toLowerCase()] as const)
    .filter(([, text]) => text !== '')
  return said.length === 0 ? '' : createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32)
}

export function sheetHead(
  source: SourceTable,
  heads: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map(),
): SheetHead | undefined {
  const rows = source.rows.slice(0, MOST_ABOVE + 1)
  const at = heads.size === 0 ? -1 : rows.findIndex((row) => heads.has(fingerprintOf(row)))
  const row = rows[at]
  if (row) return byHand(rows, at, heads.get(fingerprintOf(row)) ?? new Map())
  const head = isPlan(source) ? undefined : findHead(rows, MOST_ABOVE)
  return head && { first: head.first, last: head.row, columns: head.columns, said: new Set() }
}

function byHand(rows: readonly SourceRow[], at: number, said: ReadonlyMap<number, string>): SheetHead {
  const known = [headAt(rows, at - 1), headAt(rows, at)].find((head) => head?.row === at)
  const columns = new Map(known?.columns ?? namedIn(rows[at]))
  for (const [column, name] of said) {
    if (name === NOT_READ) columns.delete(column)
    else columns.set(column, name as Column)
  }
  return { first: known?.first ?? at, last: at, columns, said: new Set(said.keys()) }
}
