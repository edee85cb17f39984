import { circle, colour, drawing, line, path, polyline, rect, text } from './svg.mjs'

const WIDTH = 960
const HEIGHT = 600
const plot = { left: 120, right: 920, top: 90, bottom: 490 }

const thousands = (value) => value.toLocaleString('id-ID')
const across = (from, to) => (value) => plot.left + ((value - from) / (to - from)) * (plot.right - plot.left)
const upward = (from, to) => (value) => plot.bottom - ((value - from) / (to - from)) * (plot.bottom - plot.top)
const steps = (from, to, step) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, count) => from + count * step)

/** The title, the names of both axes, and the grid lines of the vertical axis. */
function frame({ title, xLabel, yLabel, from = 0, to, step }) {
  const y = upward(from, to)
  return [
    text(WIDTH / 2, 44, title, { size: 30, weight: 700, fill: colour.ink }),
    steps(from, to, step).map((value) => [
      line(plot.left, y(value), plot.right, y(value), { stroke: colour.grid, width: 2 }),
      text(plot.left - 16, y(value) + 9, thousands(value), { size: 24, anchor: 'end' }),
    ]),
    line(plot.left, plot.bottom, plot.right, plot.bottom),
    line(plot.left, plot.top - 14, plot.left, plot.bottom),
    text((plot.left + plot.right) / 2, HEIGHT - 24, xLabel, { size: 25, weight: 600, fill: colour.ink }),
    text(38, (plot.top + plot.bottom) / 2, yLabel, { size: 25, weight: 600, fill: colour.ink, turn: -90 }),
  ].flat(2)
}

/** `bars`: [name, value]. */
export function barChart({ bars, ...axes }) {
  const y = upward(axes.from ?? 0, axes.to)
  const room = (plot.right - plot.left) / bars.length
  const drawn = bars.map(([name, value], index) => {
    const middle = plot.left + room * (index + 0.5)
    return [
      rect({
        x: middle - room * 0.28,
        y: y(value),
        width: room * 0.56,
        height: plot.bottom - y(value),
        rx: 6,
        fill: colour.brand,
      }),
      text(middle, plot.bottom + 38, name, { size: 25 }),
    ]
  })
  return drawing(WIDTH, HEIGHT, frame(axes), drawn.flat(), line(plot.left, plot.bottom, plot.right, plot.bottom))
}

/** `series`: { name, points: [x, y][], stroke, labelAt }; `dots` marks each point. */
export function lineChart({ series, xTo, xStep, dots = true, ...axes }) {
  const x = across(0, xTo)
  const y = upward(axes.from ?? 0, axes.to)
  const ticks = steps(0, xTo, xStep).map((value) => [
    line(x(value), plot.bottom, x(value), plot.bottom + 8),
    text(x(value), plot.bottom + 40, thousands(value), { size: 24 }),
  ])
  const drawn = series.map(({ name, points, stroke = colour.brand, labelAt }) => [
    polyline(
      points.map(([px, py]) => [x(px), y(py)]),
      { stroke },
    ),
    dots ? points.map(([px, py]) => circle({ cx: x(px), cy: y(py), r: 9, fill: stroke })) : [],
    name ? text(x(labelAt[0]), y(labelAt[1]), name, { weight: 700, fill: stroke }) : '',
  ])
  const upright = steps(0, xTo, xStep).map((value) =>
    line(x(value), plot.top, x(value), plot.bottom, { stroke: colour.grid, width: 2 }),
  )
  return drawing(WIDTH, HEIGHT, upright, frame(axes), ticks.flat(), drawn.flat(2))
}

/** `parts`: [name, percent, fill, text colour]; clockwise from the top. */
export function pieChart({ title, parts }) {
  const [cx, cy, radius] = [480, 350, 250]
  const at = (percent, distance) => {
    const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2
    return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance]
  }
  let before = 0
  const drawn = parts.map(([name, percent, fill, ink]) => {
    const [x1, y1] = at(before, radius)
    const [x2, y2] = at(before + percent, radius)
    const [tx, ty] = at(before + percent / 2, radius * 0.7)
    before += percent
    return [
      path({
        d: `M ${cx} ${cy} L ${x1} ${y1} A ${radius} ${radius} 0 ${percent > 50 ? 1 : 0} 1 ${x2} ${y2} Z`,
        fill,
        stroke: colour.paper,
        'stroke-width': 4,
      }),
      text(tx, ty - 4, name, { size: 23, weight: 600, fill: ink }),
      text(tx, ty + 26, `${percent}%`, { size: 26, weight: 700, fill: ink }),
    ]
  })
  return drawing(WIDTH, 640, text(cx, 48, title, { size: 30, weight: 700, fill: colour.ink }), drawn.flat())
}
