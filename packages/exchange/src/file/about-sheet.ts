// A sheet as a person is asked about it: its columns with some of their cells, and its first rows.
import { cellText } from '../recognise/shapes/tables.ts'
import { columnLetters } from '../sheet/read-xlsx.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { SourceRow, SourceTable } from '../source/lines.ts'
import type { AboutColumn, AboutSheet } from './file-reader.ts'
import { fingerprintOf, type SheetHead } from './sheet-head.ts'

const [SAMPLES, ROWS, LETTERS] = [2, 10, 60]
const short = (text: string, letters = LETTERS) => text.replaceAll('\ufffc', '▢').slice(0, letters)

export function aboutSheet({ no, name }: Sheet, source: SourceTable, head: SheetHead | undefined): AboutSheet {
  return {
    no,
    name,
    head_row: head ? (source.rows[head.last]?.row.place.row ?? null) : null,
    columns: head ? columnsOf(source, head) : [],
    rows: source.rows.slice(0, ROWS).map((row) => ({
      row: row.row.place.row ?? 0,
      text: short(row.cells.map(cellText).filter(Boolean).join(' · '), 200),
      fingerprint: fingerprintOf(row),
    })),
  }
}

function columnsOf({ rows }: SourceTable, { first, last, columns, said }: SheetHead): AboutColumn[] {
  const heads = rows.slice(first, last + 1).toReversed()
  const below = rows.slice(last + 1)
  const all = new Set([...heads.flatMap(placesIn), ...below.slice(0, ROWS).flatMap(placesIn)])
  return [...all]
    .sort((one, other) => one - other)
    .map((column) => ({
      column,
      letter: columnLetters(column),
      name: short(heads.map((row) => textAt(row, column)).find(Boolean) ?? ''),
      is: columns.get(column) ?? null,
      by_hand: said.has(column),
      samples: samplesOf(below, column),
    }))
}

const placesIn = ({ cells }: SourceRow) => cells.filter((cell) => cellText(cell) !== '').map(({ cell }) => cell.column)
const textAt = ({ cells }: SourceRow, column: number) => cellText(cells.find(({ cell }) => cell.column === column))

/** How far the cells of a column are looked for. */
const LOOKED = 50

function samplesOf(rows: readonly SourceRow[], column: number): string[] {
  const found = rows
    .slice(0, LOOKED)
    .map((row) => textAt(row, column))
    .filter(Boolean)
  return found.slice(0, SAMPLES).map((text) => short(text))
}
