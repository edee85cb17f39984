import { circle, colour, drawing, line, rect, text } from './svg.mjs'

/** A line from 0 to 1 in eight parts, with points on four of them. */
export function numberLine() {
  const x = (eighths) => 90 + eighths * 97.5
  const points = { P: 2, Q: 3, R: 5, S: 6 }
  return drawing(
    960,
    220,
    line(50, 130, 920, 130, { width: 4 }),
    line(920, 130, 902, 118, { width: 4 }),
    line(920, 130, 902, 142, { width: 4 }),
    Array.from({ length: 9 }, (_, eighths) => line(x(eighths), 114, x(eighths), 146, { width: 4 })),
    text(x(0), 192, '0', { size: 32, weight: 600, fill: colour.ink }),
    text(x(8), 192, '1', { size: 32, weight: 600, fill: colour.ink }),
    Object.entries(points).flatMap(([name, eighths]) => [
      circle({ cx: x(eighths), cy: 130, r: 13, fill: colour.brand }),
      text(x(eighths), 88, name, { size: 34, weight: 700, fill: colour.brand }),
    ]),
  )
}

/** One half, two quarters, four eighths: bars of the same length. */
export function equalFractions() {
  const bars = [
    ['1', '2', 2],
    ['2', '4', 4],
    ['4', '8', 8],
  ]
  const width = 720
  return drawing(
    960,
    400,
    bars.flatMap(([over, under, parts], row) => {
      const y = 40 + row * 120
      return [
        rect({ x: 60, y, width: width / 2, height: 84, fill: colour.brand, 'fill-opacity': 0.85 - row * 0.2 }),
        rect({ x: 60, y, width, height: 84, fill: 'none', stroke: colour.ink, 'stroke-width': 4 }),
        Array.from({ length: parts - 1 }, (_, cut) => {
          const x = 60 + ((cut + 1) * width) / parts
          return line(x, y, x, y + 84)
        }).join(''),
        text(860, y + 36, over, { size: 34, weight: 700, fill: colour.ink }),
        line(838, y + 46, 882, y + 46),
        text(860, y + 80, under, { size: 34, weight: 700, fill: colour.ink }),
      ]
    }),
  )
}

const STICK = 110

/** A matchstick along (dx, dy) from a point, a little shorter than the side, with its head at the far end. */
function stick(x, y, dx, dy) {
  const [x1, y1, x2, y2] = [x + dx * 12, y + dy * 12, x + dx * (STICK - 16), y + dy * (STICK - 16)]
  return [
    line(x1, y1, x2, y2, { stroke: '#c98a2b', width: 10 }),
    circle({ cx: x2, cy: y2, r: 9, fill: colour.red }),
  ].join('')
}

function row(left, squares) {
  const top = 50
  return Array.from({ length: squares }, (_, index) => {
    const x = left + index * STICK
    return [stick(x, top, 1, 0), stick(x, top + STICK, 1, 0), stick(x + STICK, top, 0, 1)].join('')
  }).concat(stick(left, top, 0, 1))
}

/** One, two and three squares of matchsticks in a row. */
export function matchsticks() {
  const lefts = [50, 230, 520]
  return drawing(
    900,
    260,
    lefts.flatMap((left, index) => [
      row(left, index + 1).join(''),
      text(left + ((index + 1) * STICK) / 2, 232, `Pola ke-${index + 1}`, { size: 27, weight: 600, fill: colour.ink }),
    ]),
  )
}
