// A table as a CSV file: downloadCsv('total-literasi', [['Materi', 'Jumlah'], ['Ide pokok', 12]])
// Not papaparse: its protection against formulas covers only the first line of a cell, and we do not parse CSV.

import { saveAs } from './save-as.ts'

export type Cell = string | number | null

/** A spreadsheet would execute a text that begins like this (CSV injection). */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[;"\r\n]/
const UTF8_MARK = '\uFEFF'

/** The format of Excel with Indonesian settings: semicolons, decimal comma, CRLF, UTF-8 with a byte order mark. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  UTF8_MARK + rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const defused = RUNS.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

/** `name` has no extension. */
export const downloadCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  saveAs(`${name}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
