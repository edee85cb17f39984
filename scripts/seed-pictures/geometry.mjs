import {
  circle,
  colour,
  drawing,
  ellipse,
  line,
  measure,
  path,
  polygon,
  polyline,
  rect,
  rightAngle,
  text,
} from './svg.mjs'

const UNIT = 64

/** The garden of 12 m by 8 m on a grid of 1 m, with three beds and a gate of 2 m. */
export function gardenPlan() {
  const [left, top] = [80, 110]
  const x = (metres) => left + metres * UNIT
  const y = (metres) => top + metres * UNIT
  const beds = [
    ['Bayam', 1, 1, 4, 3, '#bfe8d1', '#05603a'],
    ['Tomat', 6, 1, 5, 3, '#fbd5cf', '#b42318'],
    ['Cabai', 1, 5, 10, 2, colour.sand, '#7a4f00'],
  ]
  const soil = ([, column, row, width, height, fill]) =>
    rect({ x: x(column), y: y(row), width: width * UNIT, height: height * UNIT, fill, rx: 6 })
  const name = ([words, column, row, width, height, fill, ink]) => [
    rect({ x: x(column + width / 2) - 58, y: y(row + height / 2) - 24, width: 116, height: 48, fill }),
    text(x(column + width / 2), y(row + height / 2) + 11, words, { size: 30, weight: 700, fill: ink }),
  ]
  const grid = { stroke: '#b9b9cc', width: 1.5 }
  return drawing(
    930,
    720,
    text(x(6), 48, 'Denah Kebun Sekolah', { size: 32, weight: 700, fill: colour.ink }),
    text(x(6), 88, '1 kotak kecil = 1 m × 1 m', { size: 25, fill: colour.muted }),
    rect({ x: x(0), y: y(0), width: 12 * UNIT, height: 8 * UNIT, fill: colour.wash }),
    beds.map(soil),
    Array.from({ length: 13 }, (_, metres) => line(x(metres), y(0), x(metres), y(8), grid)),
    Array.from({ length: 9 }, (_, metres) => line(x(0), y(metres), x(12), y(metres), grid)),
    beds.flatMap(name),
    line(x(0), y(0), x(12), y(0), { width: 7 }),
    line(x(0), y(0), x(0), y(8), { width: 7 }),
    line(x(12), y(0), x(12), y(8), { width: 7 }),
    line(x(0), y(8), x(5), y(8), { width: 7 }),
    line(x(7), y(8), x(12), y(8), { width: 7 }),
    line(x(5), y(8), x(7), y(8), { width: 7, stroke: colour.gold }),
    text(x(6), y(8) + 46, 'Pintu', { size: 27, weight: 700, fill: '#7a4f00' }),
  )
}

/** An L-shaped floor; the reader has to calculate the lengths of the two inner sides. */
export function readingRoom() {
  const [left, top, metre] = [130, 80, 62]
  const at = (x, y) => [left + x * metre, top + y * metre]
  const corners = [at(0, 0), at(6, 0), at(6, 3), at(10, 3), at(10, 8), at(0, 8)]
  const name = { size: 28, weight: 600, fill: colour.ink }
  return drawing(
    880,
    660,
    polygon(corners, { width: 5 }),
    text(...[at(3, 0)[0], top - 20], '6 m', name),
    text(left - 20, at(0, 4)[1] + 10, '8 m', { ...name, anchor: 'end' }),
    text(at(5, 8)[0], at(0, 8)[1] + 42, '10 m', name),
    text(at(10, 0)[0] + 18, at(0, 5.5)[1] + 10, '5 m', { ...name, anchor: 'start' }),
    rightAngle(...at(0, 0), 1, 1),
    rightAngle(...at(6, 0), -1, 1),
    rightAngle(...at(6, 3), 1, -1),
    rightAngle(...at(10, 3), -1, 1),
    rightAngle(...at(10, 8), -1, -1),
    rightAngle(...at(0, 8), 1, -1),
  )
}

/** Six squares on a grid: [column, row] each. */
export function net(squares) {
  const side = 84
  const columns = Math.max(...squares.map(([column]) => column)) + 1
  const rows = Math.max(...squares.map(([, row]) => row)) + 1
  const [left, top] = [(480 - columns * side) / 2, (320 - rows * side) / 2]
  return drawing(
    480,
    320,
    squares.map(([column, row]) =>
      rect({
        x: left + column * side,
        y: top + row * side,
        width: side,
        height: side,
        fill: colour.tint,
        stroke: colour.brand,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }),
    ),
  )
}

/** A ladder against a wall, drawn to scale. */
export function ladder() {
  const [wall, floor, metre] = [400, 580, 80]
  const [foot, top] = [wall - 2.5 * metre, floor - 6 * metre]
  const along = (share, shift) => [
    foot + (wall - foot) * share + shift * 0.92,
    floor + (top - floor) * share + shift * 0.38,
  ]
  const rungs = Array.from({ length: 12 }, (_, step) => (step + 0.7) / 12.6)
  return drawing(
    640,
    680,
    rect({ x: wall, y: 50, width: 46, height: floor - 50, fill: colour.grid }),
    line(wall, 50, wall, floor, { width: 5 }),
    line(90, floor, wall + 46, floor, { width: 5 }),
    polyline([along(0, 0), along(1, 0)], { stroke: colour.brand, width: 9 }),
    polyline([along(-0.02, -26), along(1, -26)], { stroke: colour.brand, width: 9 }),
    rungs.map((share) => line(...along(share, 0), ...along(share, -26), { stroke: colour.brand, width: 6 })),
    rightAngle(wall, floor, -1, -1),
    text(foot + 38, (top + floor) / 2 - 20, '6,5 m', { size: 30, weight: 700, fill: colour.ink, anchor: 'end' }),
    measure([foot, floor + 40], [wall, floor + 40], '2,5 m', { dy: 42 }),
    measure([wall + 84, top], [wall + 84, floor], '?', { dx: 24, dy: 12, anchor: 'start' }),
    line(wall, top, wall + 100, top, { stroke: colour.muted, width: 2, dash: '8 8' }),
  )
}

/** A water tank: 80 cm across, 100 cm high. */
export function tank() {
  const [cx, top, bottom, radius, flat] = [330, 110, 560, 180, 46]
  return drawing(
    720,
    680,
    path({
      d: `M ${cx - radius} ${top} V ${bottom} A ${radius} ${flat} 0 0 0 ${cx + radius} ${bottom} V ${top}`,
      fill: colour.sky,
      stroke: colour.ink,
      'stroke-width': 4,
    }),
    path({
      d: `M ${cx - radius} ${bottom} A ${radius} ${flat} 0 0 1 ${cx + radius} ${bottom}`,
      fill: 'none',
      stroke: colour.muted,
      'stroke-width': 3,
      'stroke-dasharray': '10 9',
    }),
    ellipse({ cx, cy: top, rx: radius, ry: flat, fill: colour.paper, stroke: colour.ink, 'stroke-width': 4 }),
    measure([cx - radius, 36], [cx + radius, 36], '', {}),
    rect({ x: cx - 62, y: 14, width: 124, height: 44, fill: colour.paper }),
    text(cx, 46, '80 cm', { size: 29, weight: 600, fill: colour.ink }),
    measure([cx + radius + 48, top], [cx + radius + 48, bottom], '100 cm', { dx: 22, dy: 10, anchor: 'start' }),
  )
}

/** A right triangle of 3, 4 and 5 with the square on each side. */
export function pythagoras() {
  const unit = 60
  const [x, y] = [280, 450]
  const [a, b] = [3 * unit, 4 * unit]
  const corner = [x, y]
  const up = [x, y - a]
  const right = [x + b, y]
  const outer = [
    [right[0] + a, right[1] - b],
    [up[0] + a, up[1] - b],
  ]
  const name = { size: 30, weight: 700 }
  return drawing(
    760,
    720,
    polygon([corner, up, [x - a, y - a], [x - a, y]], { fill: colour.leaf }),
    polygon([corner, right, [x + b, y + b], [x, y + b]], { fill: colour.sand }),
    polygon([up, right, ...outer], { fill: colour.tint }),
    polygon([corner, up, right], { fill: colour.paper, width: 5 }),
    rightAngle(x, y, 1, -1),
    text(x - a / 2, y - a / 2 + 11, '9', { ...name, fill: '#05603a', size: 40 }),
    text(x + b / 2, y + b / 2 + 14, '16', { ...name, fill: '#7a4f00', size: 40 }),
    text((up[0] + outer[0][0]) / 2, (up[1] + outer[0][1]) / 2 + 14, '25', { ...name, fill: colour.brand, size: 40 }),
    text(x + 20, y - a / 2 - 4, '3', { ...name, fill: colour.ink, anchor: 'start' }),
    text(x + b / 2 - 16, y - 16, '4', { ...name, fill: colour.ink }),
    text(x + b / 2 - 14, y - a / 2 + 14, '5', { ...name, fill: colour.ink, anchor: 'end' }),
  )
}

/** An observer looks up to the top of a tree. */
export function treeAndEye() {
  const [eyeX, trunk, ground] = [150, 770, 480]
  const eyeY = ground - 50
  const top = eyeY - (trunk - eyeX) * Math.tan(Math.PI / 6)
  return drawing(
    960,
    580,
    line(40, ground, 920, ground, { width: 5, stroke: colour.green }),
    rect({ x: trunk - 14, y: ground - 150, width: 28, height: 150, fill: '#a06a2c' }),
    path({
      d: `M ${trunk} ${top} L ${trunk - 96} ${ground - 130} H ${trunk + 96} Z`,
      fill: '#bfe8d1',
      stroke: colour.green,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    line(eyeX, eyeY, trunk, top, { stroke: colour.brand, width: 4 }),
    line(eyeX, eyeY, trunk, eyeY, { stroke: colour.muted, width: 3, dash: '11 9' }),
    line(trunk, eyeY, trunk, top, { stroke: colour.muted, width: 3, dash: '11 9' }),
    rightAngle(trunk, eyeY, -1, -1),
    path({
      d: `M ${eyeX + 110} ${eyeY} A 110 110 0 0 0 ${eyeX + 110 * Math.cos(Math.PI / 6)} ${eyeY - 55}`,
      fill: 'none',
      stroke: colour.brand,
      'stroke-width': 4,
    }),
    text(eyeX + 158, eyeY - 22, '30°', { size: 30, weight: 700, fill: colour.brand }),
    circle({ cx: eyeX, cy: eyeY, r: 11, fill: colour.ink }),
    line(eyeX, eyeY, eyeX, ground, { width: 5 }),
    text(eyeX - 20, ground - 16, '1,6 m', { size: 28, weight: 600, fill: colour.ink, anchor: 'end' }),
    measure([eyeX, ground + 38], [trunk, ground + 38], '', {}),
    rect({ x: (eyeX + trunk) / 2 - 72, y: ground + 14, width: 144, height: 52, fill: colour.paper }),
    rootOf(3, (eyeX + trunk) / 2 - 44, ground + 50, '20', ' m'),
  )
}

/** `20√3 m`, with the bar over the number that the √ of a font does not have. */
function rootOf(number, x, y, before, after) {
  const words = { size: 30, weight: 600, fill: colour.ink, anchor: 'start' }
  return [
    text(x, y, before, { ...words, anchor: 'middle' }),
    path({
      d: `M ${x + 22} ${y - 9} l 6 -4 l 8 14 l 9 -30 h 24`,
      fill: 'none',
      stroke: colour.ink,
      'stroke-width': 2.6,
    }),
    text(x + 46, y, number, words),
    text(x + 74, y, after.trim(), words),
  ].join('')
}

/** The jet of a fountain: from the pipe at 0 to the ground at 4 m, 2 m high in the middle. */
export function fountain() {
  const [left, ground, metre] = [120, 480, 190]
  const x = (metres) => left + metres * metre
  const y = (metres) => ground - metres * metre
  const jet = Array.from({ length: 81 }, (_, step) => step / 20).map((at) => [x(at), y(-0.5 * at * at + 2 * at)])
  return drawing(
    1000,
    580,
    [0, 1, 2, 3, 4].map((metres) => line(x(metres), y(0), x(metres), y(2.2), { stroke: colour.grid, width: 2 })),
    [1, 2].map((metres) => line(x(0), y(metres), x(4.2), y(metres), { stroke: colour.grid, width: 2 })),
    line(x(0), y(0), x(4.3), y(0)),
    line(x(0), y(0), x(0), y(2.3)),
    [0, 1, 2, 3, 4].map((metres) => text(x(metres), ground + 38, metres, { size: 26 })),
    [1, 2].map((metres) => text(left - 18, y(metres) + 9, metres, { size: 26, anchor: 'end' })),
    text(x(2), ground + 84, 'jarak mendatar (m)', { size: 25, weight: 600, fill: colour.ink }),
    text(44, y(1.1), 'tinggi (m)', { size: 25, weight: 600, fill: colour.ink, turn: -90 }),
    polyline(jet, { stroke: colour.blue, width: 7 }),
    circle({ cx: x(2), cy: y(2), r: 10, fill: colour.brand }),
    text(x(2), y(2) - 22, 'titik tertinggi', { size: 25, weight: 700, fill: colour.brand }),
  )
}
