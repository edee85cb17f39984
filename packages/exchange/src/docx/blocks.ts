// What a .docx says, as plain data: it can be stored as JSON and written as HTML.
import type { Piece } from './piece.ts'

/**
 * Where a block stands, each counted from 1. `page` goes by the marks that Word left in the file where its pages end: a hint,
 * not more, and not there in a file without such marks. `row` is of the innermost table.
 */
export interface Place {
  page?: number | undefined
  para: number
  table?: number
  row?: number
  /** In a workbook: its sheet, with `row` as the sheet counts it. */
  sheet?: number
  /** In a file of another system: which of its things it is, and the title that it has there. */
  item?: number
  title?: string
}

export type Block = Paragraph | Table

export interface Paragraph {
  kind: 'paragraph'
  place: Place
  /** The number or letter that Word prints in front. */
  label?: Label
  /** The style's name as Word keeps it in every language: `Normal`, `heading 1`. */
  style?: string
  /** 1 to 9. The bold letters of a heading's style are not marks of its text. */
  heading?: number
  align?: Align
  /** From the left edge, in twentieths of a point. */
  indent: number
  /** It stands in a text box, which is anchored at the paragraph before. */
  inBox?: true
  /** Names of the bookmarks that begin here. */
  bookmarks: string[]
  pieces: Piece[]
}

export type Align = 'left' | 'center' | 'right' | 'justify'

export interface Label {
  /** As it is printed, `12.` or `B)`; '' for a bullet. */
  text: string
  number: number
  /** Word's name of the format: `decimal`, `upperLetter`, `bullet` ... */
  format: string
  /** 0 to 8. */
  level: number
  /** The list that counts on together (`abstractNum`), and the one that this paragraph names (`num`). */
  list: string
  num: string
}

export interface Table {
  kind: 'table'
  place: Place
  /** Percent of the room that it stands in, where the file says so. */
  width?: number
  align?: Align
  /** Percent of the table that each column takes. */
  columns: number[]
  rows: Row[]
  /** Of a sheet: how many rows its head has, and what the columns below it are. */
  head?: { rows: number; columns: ReadonlyMap<number, string> }
}

export interface Row {
  place: Place
  /** Repeated on each page. */
  isHead: boolean
  /** Without the cells that a cell above or to the left covers. */
  cells: Cell[]
}

export interface Cell {
  /** Counted from 0. */
  column: number
  colspan: number
  rowspan: number
  blocks: Block[]
}
