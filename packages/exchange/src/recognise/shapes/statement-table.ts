import { contentsOf } from '../../source/content.ts'
import type { SourceCell, SourceRow, SourceTable } from '../../source/lines.ts'
import type { DraftStatement } from '../draft.ts'
import type { Paper } from '../paper.ts'
import { cellText, markCell, TICK } from './tables.ts'

const STATEMENT = /^pernyataan$/i
const NUMBER = /^no(?:mor)?\.?$/i
const SIDE = /^(?:(?:tidak\s+)?(?:benar|sesuai|setuju)|salah|ya|tidak|fakta|opini|true|false|b|s)$/i
const SIDES = { least: 2, most: 5 }

/** A table Pernyataan | Benar | Salah belongs to its question as statements, each with the column that is ticked. */
export function readStatements({ rows: [head, ...rows] }: SourceTable, paper: Paper): boolean {
  const draft = paper.current
  if (!draft || !head || paper.part !== 'stem' || draft.statements.length > 0) return false
  const statement = head.cells.find((cell) => STATEMENT.test(cellText(cell)))?.cell.column
  const sides = head.cells.filter((cell) => SIDE.test(cellText(cell)))
  const known = head.cells.filter((cell) => NUMBER.test(cellText(cell))).length + sides.length + 1
  if (statement === undefined || sides.length < SIDES.least || sides.length > SIDES.most) return false
  if (known < head.cells.length || rows.some((row) => cellText(at(row, statement)) === '')) return false
  draft.sides = sides.map(cellText)
  draft.statements = rows.map((row) => statementIn(row, statement, sides))
  for (const cell of head.cells) markCell(cell, paper)
  for (const { cells } of rows) for (const cell of cells) if (cell.cell.column !== statement) markCell(cell, paper)
  return true
}

const at = ({ cells }: SourceRow, column: number) => cells.find(({ cell }) => cell.column === column)

function statementIn(row: SourceRow, statement: number, sides: readonly SourceCell[]): DraftStatement {
  const ticked = sides.filter(({ cell }) => TICK.test(cellText(at(row, cell.column))))
  const contents = contentsOf(at(row, statement)?.content ?? [])
  const [only] = ticked
  return only && ticked.length === 1 ? { contents, side: cellText(only) } : { contents }
}
