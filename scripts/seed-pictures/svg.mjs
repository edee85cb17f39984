/** The drawing functions for the pictures of the sample content; sizes are pixels of the finished picture. */

/** The product's colours. */
export const colour = {
  ink: '#17172b',
  body: '#3a3a52',
  muted: '#5f5f7a',
  grid: '#dcdce8',
  paper: '#ffffff',
  wash: '#f6f6f9',
  brand: '#4338a8',
  tint: '#e4e2f6',
  night: '#1e1b4b',
  gold: '#f5b731',
  sand: '#fff0c9',
  green: '#1a9e5f',
  leaf: '#d5f1e2',
  red: '#e5484d',
  blue: '#2e75e6',
  sky: '#dbe9ff',
}

// The committed pictures use Plus Jakarta Sans; a machine without it uses the next font.
const FONT = 'Plus Jakarta Sans, DejaVu Sans, sans-serif'

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const shape = (tag) => (values) => `<${tag}${attributes(values)}/>`

export const rect = shape('rect')
export const circle = shape('circle')
export const ellipse = shape('ellipse')
export const path = shape('path')

export const line = (x1, y1, x2, y2, { stroke = colour.ink, width = 3, dash } = {}) =>
  `<line${attributes({ x1, y1, x2, y2, stroke, 'stroke-width': width, 'stroke-dasharray': dash, 'stroke-linecap': 'round' })}/>`

export const polyline = (points, { stroke = colour.brand, width = 5, fill = 'none' } = {}) =>
  `<polyline${attributes({ points: points.map((point) => point.join()).join(' '), stroke, 'stroke-width': width, fill, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })}/>`

export const polygon = (points, { stroke = colour.ink, width = 4, fill = colour.tint } = {}) =>
  `<polygon${attributes({ points: points.map((point) => point.join()).join(' '), stroke, 'stroke-width': width, fill, 'stroke-linejoin': 'round' })}/>`

const escaped = (words) => String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `turn`: rotation in degrees around the position of the text. */
export function text(
  x,
  y,
  words,
  { size = 26, weight = 400, anchor = 'middle', fill = colour.body, italic, turn } = {},
) {
  const placed = attributes({
    x,
    y,
    'font-family': FONT,
    'font-size': size,
    'font-weight': weight,
    'font-style': italic ? 'italic' : undefined,
    'text-anchor': anchor,
    fill,
    transform: turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`,
  })
  return `<text${placed}>${apart(escaped(words), size)}</text>`
}

/** The font's spaces are narrow; librsvg ignores word-spacing and drops a space at the edge of a tspan. */
function apart(words, size) {
  const [first, ...others] = words.split(' ')
  return first + others.map((word) => `<tspan dx="${(size * 0.28).toFixed(1)}">${word}</tspan>`).join('')
}

/** A dimension line between two points: a bar at both ends and the length as text beside it. */
export function measure([x1, y1], [x2, y2], words, { dx = 0, dy = -14, anchor = 'middle', turn } = {}) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [((y2 - y1) / length) * 9, (-(x2 - x1) / length) * 9]
  const ink = { stroke: colour.muted, width: 2.5 }
  return [
    line(x1, y1, x2, y2, ink),
    line(x1 - nx, y1 - ny, x1 + nx, y1 + ny, ink),
    line(x2 - nx, y2 - ny, x2 + nx, y2 + ny, ink),
    text((x1 + x2) / 2 + dx, (y1 + y2) / 2 + dy, words, { weight: 600, fill: colour.ink, anchor, turn }),
  ].join('')
}

/** The mark of a right angle at a corner; the signs of `right` and `down` give the direction of the two sides. */
export const rightAngle = (x, y, right, down, size = 26) =>
  path({
    d: `M ${x + right * size} ${y} v ${down * size} h ${-right * size}`,
    fill: 'none',
    stroke: colour.ink,
    'stroke-width': 2.5,
  })

/** A complete SVG picture on a white background. */
export const drawing = (width, height, ...parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect({ width, height, fill: colour.paper })}${parts.flat().join('')}</svg>`
