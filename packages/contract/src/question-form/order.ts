import { quantity } from '../number/quantity.ts'
import { compare } from '../number/ratio.ts'
import { plainOf } from '../plain-text.ts'
import { seeded } from '../shuffle.ts'
import type { Interaction } from './interaction.ts'

type Order = Interaction['order']

/** "Semua jawaban benar", "A dan B", "Jawaban di atas": such an option names others by their letters or places. */
const NAMES_OTHERS = /^semua\b|\bdi atas\b/i
const NAMES_LETTERS = /\b[A-E],? (?:dan|atau) [A-E]\b/

/**
 * Whether rows with these texts stay in their order. Unless the author says so (`tetap`, `acak`), numbers do, as item writers
 * demand, and so do options of which one names others.
 */
export function staysInOrder(order: Order, fragments: readonly string[]): boolean {
  if (order === 'acak') return false
  if (order === 'tetap') return true
  const texts = fragments.map(plainOf)
  return areNumbers(texts) || texts.some((text) => NAMES_OTHERS.test(text) || NAMES_LETTERS.test(text))
}

const areNumbers = (texts: readonly string[]) => texts.every((text) => quantity(text) !== null)

/**
 * By size where all are numbers, otherwise by their letters: an order that tells nothing of a key. Rows that differ by their
 * pictures alone are ordered by a number that follows from the picture's address.
 */
export function inNeutralOrder<Row extends { text: string; image: string }>(rows: readonly Row[]): Row[] {
  const known = rows.map((row) => {
    const text = plainOf(row.text)
    return { row, text: text.toLowerCase(), number: quantity(text)?.number, picture: seeded(row.image)() }
  })
  type Known = (typeof known)[number]
  const areAllNumbers = known.every(({ number }) => number !== undefined)
  const bySize = (a: Known, b: Known) => (areAllNumbers && a.number && b.number ? compare(a.number, b.number) : 0)
  const byText = (a: Known, b: Known) => (a.text === b.text ? 0 : a.text < b.text ? -1 : 1)
  return known.sort((a, b) => bySize(a, b) || byText(a, b) || a.picture - b.picture).map(({ row }) => row)
}
