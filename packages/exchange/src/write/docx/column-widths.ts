import { allOf, textIn } from '../html/tree.ts'
import type { Placed } from './grid.ts'

/** What a column holds: the letters of its longest word and of its longest text. */
export interface ColumnText {
  word: number
  text: number
}

/** In twentieths of a point, at the size of the text. */
const LETTER = 120
const MARGINS = 160
/** A text is given at most as many letters before it goes on in the next line, and each column at least as many. */
const MOST = 40
const LEAST = 4
/** Half points. */
const SIZE = 22
const SMALLEST = 14

/**
 * The widths of the columns of a table by what stands in them, and the size of its letters, which are smaller where the
 * longest words would be broken.
 */
export function columnWidths(columns: readonly ColumnText[], width: number): { widths: number[]; size?: number } {
  const room = width - columns.length * MARGINS
  const words = columns.reduce((sum, { word }) => sum + Math.max(LEAST, word), 0) * LETTER
  const size = Math.max(SMALLEST, Math.min(SIZE, Math.floor((SIZE * room) / words)))
  const letter = (LETTER * size) / SIZE
  const least = columns.map(({ word }) => Math.max(LEAST, word) * letter)
  const wished = columns.map(({ text }, at) => Math.max(least[at] ?? 0, Math.min(MOST, text) * letter))
  const spare = Math.max(0, room - sum(least))
  const more = sum(wished) - sum(least)
  const share = more > 0 ? spare / more : 0
  const scale = Math.min(1, room / sum(least))
  const widths = least.map((own, at) => {
    const grown = more > 0 ? own + ((wished[at] ?? own) - own) * share : own + spare / columns.length
    return Math.floor(grown * scale) + MARGINS
  })
  return { widths, ...(size < SIZE && { size }) }
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Letters that a formula or a picture takes for the width of its column. */
const PICTURE = 12

/** What stands in each column, cells of several columns left out. */
export function columnTexts(grid: readonly (readonly Placed[])[], count: number): ColumnText[] {
  const columns = Array.from({ length: count }, () => ({ word: 0, text: 0 }))
  for (const row of grid) {
    let at = 0
    for (const { cell, span } of row) {
      const column = columns[at]
      at += span
      if (!cell || span > 1 || !column) continue
      const text = textIn(cell).trim()
      const drawn = allOf([cell], 'img').length > 0 ? PICTURE : 0
      column.word = Math.max(column.word, drawn, ...text.split(/\s+/).map((word) => word.length))
      column.text = Math.max(column.text, text.length)
    }
  }
  return columns
}
