import { plainOf } from '../plain-text.ts'
import { type Accepted, accepts, type Reading } from './accepts.ts'
import { formatted, spelled } from './number-words.ts'
import { quantityBeside } from './quantity.ts'

/** How the text of a key is read: `Dibaca sebagai bilangan 1.234,5 meter`. */
export function keyReading(fragment: string, unit = ''): string {
  const read = quantityBeside(plainOf(fragment), unit)
  return read ? `Dibaca sebagai bilangan ${formatted(read.number)} ${read.unit}`.trim() : 'Dibaca sebagai teks'
}

/** What becomes of an answer that the author tries; where a number is refused, how it was read. */
export function verdict(rows: readonly Accepted[], typed: string, reading: Reading = {}): string {
  if (rows.some((row) => accepts(row, typed, reading))) return 'Diterima'
  const read = quantityBeside(typed, reading.unit ?? '')
  return read
    ? `Tidak diterima: ${typed.trim()} dibaca ${`${spelled(read.number)} ${read.unit}`.trim()}.`
    : 'Tidak diterima'
}
