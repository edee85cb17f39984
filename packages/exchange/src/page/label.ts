import type { Label } from '../docx/blocks.ts'
import type { PageElement } from './node.ts'

const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
}
const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const LETTERS = 26

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
  return { text: textOf(format, number), number, format, level, list: String(id), num: String(id) }
}

function textOf(format: string, number: number): string {
  switch (format) {
    case 'bullet':
      return ''
    case 'lowerLetter':
      return `${lettersOf(number)}.`
    case 'upperLetter':
      return `${lettersOf(number).toUpperCase()}.`
    case 'lowerRoman':
      return `${romanOf(number)}.`
    case 'upperRoman':
      return `${romanOf(number).toUpperCase()}.`
  }
  return `${number}.`
}

const lettersOf = (number: number) =>
  String.fromCharCode(97 + ((number - 1) % LETTERS)).repeat(Math.ceil(number / LETTERS))

function romanOf(number: number): string {
  let left = Math.min(number, 399)
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(left / value)
    left -= times * value
    return sign.repeat(times)
  }).join('')
}
