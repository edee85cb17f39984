import type { LinePart } from '../source/content.ts'
import type { Line } from '../source/lines.ts'

const BETWEEN = /\s*[,;]\s*/g

/** The keywords of a line from this place of its text on; a comma within a formula separates nothing. */
export function keywordsIn(line: Line, from = 0): LinePart[] {
  const between = [...line.text.matchAll(BETWEEN)].filter(({ index }) => index >= from)
  const begins = [from, ...between.map(({ 0: comma, index }) => index + comma.length)]
  return begins.map((begin, at) => ({
    kind: 'line',
    line,
    from: begin,
    to: between[at]?.index ?? Number.POSITIVE_INFINITY,
    withoutLabel: true,
  }))
}
