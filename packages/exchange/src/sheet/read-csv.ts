import { textOfBytes } from '../text/text-of-bytes.ts'
import { Budget, SHEET_LIMITS } from './budget.ts'
import { fused } from './defuse.ts'
import { plainPieces } from './rich-cell.ts'
import type { Sheet, SheetRow } from './sheet.ts'

const SEPARATORS = [',', ';', '\t']

/** A list of values as one sheet, in whatever encoding and with whatever separator it was written. */
export function readCsv(bytes: Uint8Array, limits = SHEET_LIMITS): Sheet {
  const text = textOfBytes(bytes)
  const budget = new Budget(limits)
  const rows: SheetRow[] = []
  let [number, isCut] = [0, false]
  for (const values of valuesOf(text, separatorOf(text))) {
    number++
    if (values.length > limits.columns) isCut = true
    const filled = values
      .slice(0, limits.columns)
      .flatMap((value, at) => (value.trim() === '' ? [] : [[at, value] as const]))
    if (filled.length === 0) continue
    if (rows.length === limits.rows) {
      isCut = true
      break
    }
    const cells = new Map(filled.map(([at, value]) => [at, plainPieces(fused(value))]))
    for (const pieces of cells.values()) budget.take(pieces)
    rows.push({ number, cells })
  }
  return { no: 1, name: '', rows, hiddenRows: 0, isCut }
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
