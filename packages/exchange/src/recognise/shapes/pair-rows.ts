import { contentsOf } from '../../source/content.ts'
import { linesOf, type SourceRow, type SourceTable } from '../../source/lines.ts'
import type { Draft, DraftItem } from '../draft.ts'
import type { Paper } from '../paper.ts'
import { cellText } from './tables.ts'

type Role = 'left code' | 'left' | 'right code' | 'right' | 'key left' | 'key right'
const HEADS: readonly (readonly [RegExp, Role])[] = [
  [/^nama\s+baris/i, 'left'],
  [/^nama\s+kolom/i, 'right'],
  [/^kode\s+baris/i, 'key left'],
  [/^kode\s+kolom/i, 'key right'],
]

/** The columns of a table of rows and columns to be matched, which its second head names. */
export function readPairHead(table: SourceTable, head: number): ReadonlyMap<number, Role> | undefined {
  const cells = table.rows[head + 1]?.cells ?? []
  const roles = new Map<number, Role>()
  for (const { cell, ...one } of cells) {
    const role = HEADS.find(([said]) => said.test(cellText({ cell, ...one })))?.[1]
    if (role) roles.set(cell.column, role)
    if (role === 'left' || role === 'right') roles.set(cell.column - 1, `${role} code`)
  }
  return [...roles.values()].includes('left') ? roles : undefined
}

/** A row may give a row, a column, and which columns belong to a row: `B,D`. */
export function readPairRow({ cells }: SourceRow, roles: ReadonlyMap<number, Role>, paper: Paper): void {
  const draft = paper.current
  if (!draft) return
  const found = new Map(cells.flatMap((cell) => [[roles.get(cell.cell.column), cell] as const]))
  const text = (role: Role) => cellText(found.get(role))
  for (const side of ['left', 'right'] as const) {
    const cell = found.get(side)
    if (cell && cellText(cell) !== '') addItem(draft[side], text(`${side} code`), contentsOf(cell.content))
  }
  addKeys(draft, text('key left'), text('key right'))
  for (const [role, cell] of found)
    if (role?.includes('code') || role?.includes('key')) for (const line of linesOf(cell.content)) paper.mark(line)
}

const addItem = (list: DraftItem[], code: string, contents: DraftItem['contents']) =>
  list.push({ code: code.toUpperCase() || String(list.length + 1), contents })

function addKeys(draft: Draft, left: string, right: string): void {
  for (const code of right
    .toUpperCase()
    .split(/[,;&\s]+/)
    .filter(Boolean)) {
    if (left !== '') draft.pairs.push([left.toUpperCase(), code])
  }
}
