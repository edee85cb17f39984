import { keyText } from './key-text.ts'
import type { WrittenQuestion } from './written-question.ts'

export interface Key {
  number: number
  /** A fragment. */
  text: string
}

/** Longest key that stands in the grid. */
const SHORT = 12

/** Tags that a key in the grid may have. */
const SMALL_TAGS = /<\/?(?:sub|sup|b|i|u)>/g
const isShort = ({ text }: Key) => {
  const plain = text.replace(SMALL_TAGS, '')
  return plain.length <= SHORT && !plain.includes('<')
}
/** Stands in the grid for a key that is too long for it. */
const BELOW = '↓'

/** The keys of a paper by their numbers: a grid of all, unless all are long, and those that are too long for it. */
export function keyLists(questions: readonly WrittenQuestion[]): { grid: Key[]; long: Key[] } {
  const keys = questions.map((question, at): Key => ({ number: at + 1, text: keyText(question) || '–' }))
  const long = keys.filter((key) => !isShort(key))
  const grid = keys.map((key) => (isShort(key) ? key : { ...key, text: BELOW }))
  return { grid: long.length < keys.length ? grid : [], long }
}

export const GRID_COLUMNS = 5

/** The rows of a grid that is read from top to bottom. A place without a key is undefined. */
export function gridRows(keys: readonly Key[]): (Key | undefined)[][] {
  const count = Math.min(GRID_COLUMNS, keys.length)
  const deep = Math.ceil(keys.length / count)
  return Array.from({ length: deep }, (_, row) =>
    Array.from({ length: count }, (_, column) => keys[column * deep + row]),
  )
}
