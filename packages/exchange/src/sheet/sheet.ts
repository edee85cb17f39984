import type { Piece } from '../docx/piece.ts'

/** A row with something in it: its number in the sheet (from 1), pieces by column (from 0). */
export interface SheetRow {
  number: number
  cells: ReadonlyMap<number, Piece[]>
}

/** What stands in a sheet that is shown. */
export interface Sheet {
  /** Its place in the workbook, from 1. */
  no: number
  name: string
  rows: SheetRow[]
  /** Rows that a filter or a person hides; they are read. */
  hiddenRows: number
  /** Whether rows or columns beyond the limits were left out. */
  isCut: boolean
}
