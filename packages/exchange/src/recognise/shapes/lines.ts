import type { Source, SourceTable } from '../../source/lines.ts'
import { linesOf } from '../../source/lines.ts'
import { keyEntries } from '../key.ts'
import { type Reading, readLine } from '../line-rules.ts'
import { Numbering } from '../numbering.ts'
import type { Paper } from '../paper.ts'
import type { Shape } from './shape.ts'
import { isPlan } from './tables.ts'

/** Numbers, options and keys in lines; a table belongs to the question that it stands in. */
export const lines: Shape = {
  name: 'lines',
  fits: () => true,
  read: (sources, paper, { heedsInstructions }) => {
    const reading = newReading(paper, heedsInstructions)
    for (const source of sources) {
      if (source.kind === 'line') readLine(source, reading)
      else readDataTable(source, reading)
    }
  },
}

export const newReading = (paper: Paper, heedsInstructions: boolean): Reading => ({
  paper,
  numbering: new Numbering(),
  isKeyList: false,
  isInstruction: false,
  heedsInstructions,
})

/** A table that is only data: part of what stands before it, or the keys of all questions. */
export function readDataTable(table: SourceTable, { paper, isKeyList }: Reading): void {
  if (isPlan(table)) return
  if (isKeyList && readKeyGrid(table, paper)) return
  if (paper.part === 'option' || paper.part === 'after') paper.beginLead()
  paper.text({ kind: 'table', table })
}

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
