import { linesOf, type Source, type SourceCell, type SourceTable } from '../../source/lines.ts'
import { keyEntries } from '../key.ts'
import { readLine } from '../line-rules.ts'
import { optionMarks } from '../option-marks.ts'
import type { Paper } from '../paper.ts'
import { newReading, type Reading } from '../reading.ts'
import { hasTags } from './opening-tag.ts'
import type { Shape } from './shape.ts'
import { readStatements } from './statement-table.ts'
import { cellText, isPlan } from './tables.ts'

/** Numbers, options and keys in lines; a table belongs to the question that it stands in. */
export const lines: Shape = {
  name: 'lines',
  // a file with tags is written by its tags, whatever numbers its instructions have
  fits: (sources) => !hasTags(sources),
  read: (sources, paper, reader) => {
    const reading = newReading(paper, reader)
    for (const source of sources) {
      if (source.kind === 'line') readLine(source, reading)
      else readDataTable(source, reading)
    }
  },
}

/** A table that is only data: part of what stands before it, or the keys of all questions. */
export function readDataTable(table: SourceTable, reading: Reading): void {
  const { paper, isKeyList } = reading
  if (isPlan(table)) return
  if (isKeyList && readKeyGrid(table, paper)) return
  if (readStatements(table, paper) || readOptionCells(table, reading)) return
  if (paper.part === 'option' || paper.part === 'after') paper.beginLead()
  paper.text({ kind: 'table', table })
}

/** A table with data keeps them and gives away its cells with options; one of options alone is no table. */
function readOptionCells(table: SourceTable, reading: Reading): boolean {
  const { paper } = reading
  const { current } = paper
  if (!current || current.options.length > 0 || paper.part !== 'stem') return false
  const cells = table.rows.flatMap(({ cells: all }) => all).filter((cell) => cellText(cell) !== '')
  const withOptions = cells.filter(({ content }) => firstLine(content).some((line) => optionMarks(line).length > 0))
  const options = withOptions.flatMap(({ content }) => linesOf(content).flatMap(optionMarks))
  if (options.length < 2 || !options.some(({ letter }) => letter === 'A')) return false
  const isAll = withOptions.length === cells.length || isBesideLetters(cells, withOptions)
  if (!isAll) paper.text({ kind: 'table', table, without: new Set(withOptions) })
  for (const { content } of isAll ? cells : withOptions) for (const line of linesOf(content)) readLine(line, reading)
  return true
}

const firstLine = (content: readonly Source[]) =>
  linesOf(content)
    .filter(({ isBlank, label }) => !isBlank || label)
    .slice(0, 1)

/** Letters in cells of their own, each with its text in the next. */
const isBesideLetters = (cells: readonly SourceCell[], letters: readonly SourceCell[]) =>
  letters.length * 2 === cells.length && letters.every((cell) => /^[([]?[A-Ja-j]\s*[.)\]]?$/.test(cellText(cell)))

/** A number beside a letter in each pair of cells, or below one another. */
function readKeyGrid(table: SourceTable, paper: Paper): boolean {
  const rows = table.rows.map(({ cells }) =>
    cells.map(({ content }) =>
      linesOf(content)
        .map(({ text }) => text.trim())
        .join(' '),
    ),
  )
  const beside = rows.flatMap((cells) => keyEntries(cells.join('  ')))
  const below = rows.flatMap((cells, at) =>
    keyEntries(cells.map((cell, column) => `${cell} ${rows[at + 1]?.[column] ?? ''}`).join('  ')),
  )
  const entries = beside.length > 0 ? beside : below
  if (entries.length === 0) return false
  paper.keys.push(...entries)
  for (const line of linesOf([table])) paper.mark(line)
  return true
}
