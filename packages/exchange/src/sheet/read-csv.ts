import type { Table } from '../docx/blocks.ts'
import { textOfBytes } from '../text/text-of-bytes.ts'
import { fused } from './defuse.ts'
import { plainPieces } from './rich-cell.ts'
import { type SheetRow, tableOfCells } from './table-of-cells.ts'

const MOST_ROWS = 20_000
const SEPARATORS = [',', ';', '\t']

/** A list of values as one table, in whatever encoding and with whatever separator it was written. */
export function readCsv(bytes: Uint8Array): Table {
  const text = textOfBytes(bytes)
  const rows: SheetRow[] = []
  let number = 0
  for (const values of valuesOf(text, separatorOf(text))) {
    number++
    const cells = new Map(
      values.flatMap((value, at) => (value.trim() === '' ? [] : [[at, plainPieces(fused(value))] as const])),
    )
    if (cells.size > 0) rows.push({ number, cells })
    if (rows.length === MOST_ROWS) break
  }
  return tableOfCells(rows, 1)
}

/** The one that stands most often in the first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const [most = ','] = [...SEPARATORS].sort((one, other) => line.split(other).length - line.split(one).length)
  return most
}

/** Values in quotes may hold separators, line ends, and quotes written twice. */
function* valuesOf(text: string, separator: string): Generator<string[]> {
  let values: string[] = []
  for (let at = 0; at < text.length; ) {
    const { value, end } = text[at] === '"' ? quotedAt(text, at) : { value: '', end: at }
    const stop = nextStop(text, end, separator)
    values.push(value + text.slice(end, stop).replace(/\r$/, ''))
    if (text[stop] !== separator) {
      yield values
      values = []
    } else if (stop + 1 === text.length) values.push('')
    at = stop + 1
  }
  if (values.length > 0) yield values
}

function quotedAt(text: string, at: number): { value: string; end: number } {
  const pieces: string[] = []
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { value: pieces.join('') + text.slice(from), end: text.length }
    pieces.push(text.slice(from, quote))
    if (text[quote + 1] !== '"') return { value: pieces.join(''), end: quote + 1 }
    pieces.push('"')
    from = quote + 2
  }
}

function nextStop(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) if (text[at] === separator || text[at] === '\n') return at
  return text.length
}
