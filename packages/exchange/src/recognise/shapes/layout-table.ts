import { type Line, linesOf, type Source, type SourceRow, type SourceTable } from '../../source/lines.ts'
import { readLine } from '../line-rules.ts'
import { numberOf } from '../numbering.ts'
import { optionMarks } from '../option-marks.ts'
import { newReading, type Reading } from '../reading.ts'
import { readDataTable } from './lines.ts'
import type { Shape } from './shape.ts'
import { cellText, isPlan } from './tables.ts'

/** Tables that only arrange questions on the page: their cells are read row by row as lines. */
export const layoutTable: Shape = {
  name: 'layout-table',
  fits: (sources) => sources.some((source) => source.kind === 'table' && isLayout(source)),
  read: (sources, paper, reader) => {
    const reading = newReading(paper, reader)
    readSources(sources, reading)
  },
}

function readSources(sources: readonly Source[], reading: Reading): void {
  for (const source of sources) {
    if (source.kind === 'line') readLine(source, reading)
    else if (isLayout(source)) readLayout(source, reading)
    else readDataTable(source, reading)
  }
}

const isOption = (line: Line) => optionMarks(line).length > 0
const isNumber = (line: Line) => numberOf(line) !== undefined && (!line.isBlank || line.label !== undefined)

/** Whether cells hold numbers of questions, and options. */
export function isLayout(table: SourceTable): boolean {
  if (isPlan(table)) return false
  const all = linesOf([table])
  return all.some(isNumber) && all.filter(isOption).length >= 2
}

function readLayout({ table, rows }: SourceTable, reading: Reading): void {
  let data: SourceRow[] = []
  const readData = () => {
    if (data.length > 0) readDataTable({ kind: 'table', table, rows: data }, reading)
    data = []
  }
  for (const row of rows) {
    if (reading.paper.drafts.length > 0 && isData(row)) {
      data.push(row)
      continue
    }
    readData()
    for (const { content } of row.cells) {
      readSources(content, reading)
    }
    reading.paper.isAfterGap = true
  }
  readData()
}

/** Several filled cells without a question's number: a table that belongs to the question above it. */
function isData(row: SourceRow): boolean {
  const filled = row.cells.filter((cell) => cellText(cell) !== '')
  const startsOptions = row.cells.slice(0, 1).some((cell) => linesOf(cell.content).some(isOption))
  return filled.length >= 2 && !startsOptions && !linesOf(row.cells.flatMap(({ content }) => content)).some(isNumber)
}
