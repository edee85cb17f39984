import type { Label } from '../docx/blocks.ts'
import { formatted } from '../docx/number-format.ts'
import type { PageElement } from './node.ts'

const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
}

/** Where an item of a list stands; `list` tells this list from all others of the page. */
export interface ListPlace {
  list: PageElement
  /** Counted from 0. */
  at: number
  level: number
  id: number
}

/** What a browser prints in front of an item. */
export function labelOf({ list, at, level, id }: ListPlace): Label {
  const { start = '1', type = '1' } = list.attributes
  const number = (Number(start) || 1) + at
  const format = list.name === 'ol' ? (FORMATS[type] ?? 'decimal') : 'bullet'
  const text = format === 'bullet' ? '' : `${formatted(number, format)}.`
  return { text, number, format, level, list: String(id), num: String(id) }
}
