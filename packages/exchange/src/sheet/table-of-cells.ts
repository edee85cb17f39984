import type { Block, Table } from '../docx/blocks.ts'
import type { Piece } from '../docx/piece.ts'
import type { SheetRow } from './sheet.ts'

/** A sheet as a table of a document, so that it is read by the same rules; each line of a cell is a paragraph. */
export function tableOfCells(rows: readonly SheetRow[], sheet: number): Table {
  return {
    kind: 'table',
    place: { para: 1, table: 1, sheet },
    columns: [],
    rows: rows.map(({ number, cells }) => {
      const place = { para: number, table: 1, row: number, sheet }
      const blocksOf = (pieces: Piece[]): Block[] =>
        linesIn(pieces).map((line) => ({ kind: 'paragraph', place, indent: 0, bookmarks: [], pieces: line }))
      return {
        place,
        isHead: false,
        cells: [...cells].map(([column, pieces]) => ({ column, colspan: 1, rowspan: 1, blocks: blocksOf(pieces) })),
      }
    }),
  }
}

function linesIn(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'break') lines.push([])
    else lines.at(-1)?.push(piece)
  }
  return lines
}
