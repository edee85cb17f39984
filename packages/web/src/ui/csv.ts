// A table as a file for spreadsheets: downloadCsv('total-literasi', [['Materi', 'Jumlah'], ['Ide pokok', 12]])
// Not papaparse: its guard against formulas ends at a cell's first line, and we read no CSV.

export type Cell = string | number | null

/** A spreadsheet would run a text that begins like this (CSV injection). */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[;"\r\n]/
const UTF8_MARK = '\uFEFF'

/** As Excel with Indonesian settings reads it: semicolons, decimals with a comma, CRLF, UTF-8 with its mark. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  UTF8_MARK + rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const harmless = RUNS.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** `name` without its ending. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  // some browsers read the file after the press
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
