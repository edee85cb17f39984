import type { Line } from '../source/lines.ts'
import { optionMarks } from './option-marks.ts'
import { numberAt } from './patterns.ts'

/** How a line begins and looks, so that a role may be repeated for others that look the same. */
export function signatureOf(line: Line): string {
  const { label, paragraph, pieces } = line
  const mark = label ? `${label.format}:${label.level}` : typedMark(line)
  const texts = pieces.filter((piece) => piece.kind === 'text').filter(({ text }) => text.trim() !== '')
  const isBold = texts.length > 0 && texts.every(({ marks }) => marks.bold)
  const isColoured = texts.length > 0 && texts.every(({ marks }) => marks.color !== undefined)
  const looks = [paragraph.heading && `h${paragraph.heading}`, isBold && 'b', isColoured && 'c'].filter(Boolean)
  return [mark, paragraph.indent, looks.join('')].join('|')
}

function typedMark(line: Line): string {
  const number = numberAt(line.text)
  if (number) return number.isWorded ? 'soal' : `1${number.style}`
  const [option] = optionMarks(line)
  return option ? option.printed.replace(/[a-z]/, 'a').replace(/[A-Z]/, 'A').replace(/\s/g, '') : ''
}
