import { circle, colour, drawing, line, path, rect, text } from './svg.mjs'

const STOPS = [
  ['Senin', 'Dusun Sawah', '09.00–11.00'],
  ['Rabu', 'Balai Desa', '13.00–15.00'],
  ['Kamis', 'Pasar Lama', '10.00–12.00'],
  ['Sabtu', 'Dusun Bukit', '08.00–11.00'],
]

/** The timetable of a mobile library; its small print is needed to answer the question. */
export function mobileLibrary() {
  const row = ([day, place, hours], index) => {
    const y = 262 + index * 92
    return [
      rect({
        x: 50,
        y,
        width: 800,
        height: 76,
        rx: 14,
        fill: index % 2 ? colour.paper : colour.wash,
        stroke: colour.grid,
        'stroke-width': 2,
      }),
      rect({ x: 50, y, width: 12, height: 76, rx: 6, fill: colour.gold }),
      text(90, y + 48, day, { size: 30, weight: 700, fill: colour.brand, anchor: 'start' }),
      text(270, y + 48, place, { size: 29, anchor: 'start', fill: colour.ink }),
      text(820, y + 48, hours, { size: 29, weight: 600, anchor: 'end', fill: colour.ink }),
    ]
  }
  return drawing(
    900,
    820,
    rect({ width: 900, height: 226, fill: colour.night }),
    van(650, 54),
    text(50, 92, 'Perpustakaan Keliling', { size: 44, weight: 700, fill: '#ffffff', anchor: 'start' }),
    text(50, 146, 'Buku datang ke dekat rumahmu!', { size: 29, fill: colour.gold, anchor: 'start' }),
    text(50, 194, 'Jadwal mobil setiap minggu', { size: 26, fill: '#d4d3ee', anchor: 'start' }),
    STOPS.flatMap(row),
    rect({ x: 50, y: 646, width: 800, height: 140, rx: 14, fill: colour.sand }),
    text(80, 690, 'Catatan', { size: 27, weight: 700, fill: '#7a4f00', anchor: 'start' }),
    text(80, 727, 'Mobil berangkat tepat pada akhir jadwal.', { size: 26, fill: '#5c3b00', anchor: 'start' }),
    text(80, 763, 'Peminjaman ditutup 30 menit sebelum mobil berangkat.', {
      size: 26,
      fill: '#5c3b00',
      anchor: 'start',
    }),
  )
}

function van(x, y) {
  return [
    path({ d: `M ${x} ${y + 112} V ${y + 20} a 16 16 0 0 1 16 -16 H ${x + 150} l 46 48 v 60 z`, fill: colour.gold }),
    rect({ x: x + 18, y: y + 26, width: 84, height: 62, rx: 6, fill: '#fff6dd' }),
    ['#4338a8', '#1a9e5f', '#e5484d', '#2e75e6', '#4338a8']
      .map((fill, book) =>
        rect({ x: x + 25 + book * 14, y: y + 40 + (book % 2) * 8, width: 10, height: 48 - (book % 2) * 8, fill }),
      )
      .join(''),
    path({ d: `M ${x + 128} ${y + 26} h 16 l 30 32 h -46 z`, fill: '#dbe9ff' }),
    circle({ cx: x + 48, cy: y + 114, r: 22, fill: '#17172b', stroke: '#d4d3ee', 'stroke-width': 7 }),
    circle({ cx: x + 152, cy: y + 114, r: 22, fill: '#17172b', stroke: '#d4d3ee', 'stroke-width': 7 }),
  ].join('')
}

const wide = (title, words, motif) =>
  drawing(
    1200,
    400,
    rect({ width: 1200, height: 400, fill: colour.night }),
    circle({ cx: 1040, cy: 60, r: 300, fill: '#2b2670' }),
    circle({ cx: 1130, cy: 380, r: 210, fill: '#37309a' }),
    rect({ x: 72, y: 96, width: 84, height: 10, rx: 5, fill: colour.gold }),
    text(72, 182, title, { size: 60, weight: 700, fill: '#ffffff', anchor: 'start' }),
    words.map((sentence, row) => text(72, 246 + row * 44, sentence, { size: 30, fill: '#d4d3ee', anchor: 'start' })),
    motif,
  )

/** Three rising bars, and the plus and root signs of a formula. */
export const tryoutBanner = () =>
  wide(
    'Tryout AKM',
    ['Literasi dan Numerasi,', 'lengkap dengan pembahasan'],
    [
      rect({ x: 820, y: 220, width: 66, height: 110, rx: 10, fill: '#8d86dd' }),
      rect({ x: 906, y: 160, width: 66, height: 170, rx: 10, fill: '#b9b4f0' }),
      rect({ x: 992, y: 92, width: 66, height: 238, rx: 10, fill: colour.gold }),
      line(800, 334, 1080, 334, { stroke: '#ffffff', width: 6 }),
    ],
  )

const SUBTESTS = 7

/** Seven steps for the seven subtests, a flag on the last. */
export const snbtBanner = () =>
  wide(
    'Siap SNBT',
    ['Tujuh subtes, satu tempat berlatih'],
    [
      Array.from({ length: SUBTESTS }, (_, step) =>
        rect({
          x: 700 + step * 56,
          y: 318 - step * 30,
          width: 56,
          height: 30 + step * 30,
          fill: step === SUBTESTS - 1 ? colour.gold : '#8d86dd',
          'fill-opacity': 0.55 + step * 0.07,
        }),
      ).join(''),
      line(1064, 138, 1064, 66, { stroke: '#ffffff', width: 6 }),
      path({ d: 'M 1064 64 l 58 20 l -58 22 z', fill: colour.gold }),
    ],
  )
