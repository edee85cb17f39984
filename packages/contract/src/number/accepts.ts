import { plainOf } from '../plain-text.ts'
import { isCurrency, quantityBeside, unitOf } from './quantity.ts'
import { compare, type Ratio } from './ratio.ts'
import { isSameText } from './same-text.ts'

/** A row of accepted answers, by its names on the wire: `first_range` is the upper bound. */
export interface Accepted {
  readonly short_answer_text: string
  readonly first_range: string
  readonly second_range: string
}

/** `unit` stands after the student's box. `exact`: texts differ by case, hyphens and punctuation too. */
export interface Reading {
  readonly unit?: string | undefined
  readonly exact?: boolean | undefined
}

/**
 * Whether a row accepts what was typed: as a number between its bounds, its unit left out or the key's; as the number and unit
 * of its text, where a currency may be left out; or as its text.
 */
export function accepts(row: Accepted, typed: string, { unit = '', exact = false }: Reading = {}): boolean {
  if (typed.trim() === '') return false
  const key = plainOf(row.short_answer_text)
  if (acceptsNumber(row, key, typed, unit)) return true
  return key !== '' && !areOtherNumbers(key, typed, unit) && isSameText(key, typed, exact)
}

/** As texts, 4 and - 4 differ by a hyphen alone. */
function areOtherNumbers(key: string, typed: string, unit: string): boolean {
  const [theirs, mine] = [quantityBeside(key, unit), quantityBeside(typed, unit)]
  return theirs !== null && mine !== null && compare(theirs.number, mine.number) !== 0
}

function acceptsNumber(row: Accepted, key: string, typed: string, unit: string): boolean {
  const shown = unitOf(unit)
  const mine = quantityBeside(typed, unit)
  if (!mine) return false
  const theirs = quantityBeside(key, unit)
  const keyUnit = theirs?.unit || shown
  const bounds = boundsOf(row, unit)
  if ((mine.unit === '' || mine.unit === keyUnit) && bounds && isWithin(mine.number, bounds)) return true
  const hasUnit = (mine.unit || shown) === keyUnit || (mine.unit === '' && isCurrency(keyUnit))
  return theirs !== null && hasUnit && compare(mine.number, theirs.number) === 0
}

/** Numbers from `least` to `most`, both among them; null where it is open. */
export interface Range {
  readonly least: Ratio | null
  readonly most: Ratio | null
}

const isWithin = (number: Ratio, { least, most }: Range) =>
  (!least || compare(number, least) >= 0) && (!most || compare(number, most) <= 0)

/** The number of a bound, with the unit beside the box or without one. */
function boundOf(text: string, unit: string): Ratio | null {
  const read = quantityBeside(text, unit)
  return read && (read.unit === '' || read.unit === unitOf(unit)) ? read.number : null
}

/** One bound may be missing, and they come in any order. Null without bounds, or if one cannot be read. */
export function boundsOf({ first_range, second_range }: Accepted, unit = ''): Range | null {
  const typed = [first_range, second_range].filter((bound) => bound.trim() !== '')
  const bounds = typed.flatMap((bound) => boundOf(bound, unit) ?? []).sort(compare)
  const [least, most = least] = bounds
  if (!least || !most || bounds.length < typed.length) return null
  if (bounds.length === 2) return { least, most }
  return first_range.trim() === '' ? { least, most: null } : { least: null, most }
}

/** What a row accepts of numbers that are typed without a unit: those between its bounds, and that of its text. */
export function rangesOf(row: Accepted, { unit = '' }: Reading = {}): Range[] {
  const [bounds, key] = [boundsOf(row, unit), quantityBeside(plainOf(row.short_answer_text), unit)]
  const isBare = key !== null && (key.unit === '' || key.unit === unitOf(unit) || isCurrency(key.unit))
  return [...(bounds ? [bounds] : []), ...(isBare ? [{ least: key.number, most: key.number }] : [])]
}

/** The bounds of a row that cannot be read. */
export const unreadBounds = ({ first_range, second_range }: Accepted, unit = ''): string[] =>
  [second_range, first_range].filter((bound) => bound.trim() !== '' && !boundOf(bound, unit))
