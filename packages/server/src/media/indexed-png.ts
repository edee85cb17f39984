import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { othersFirst } from '../process/others-first.ts'
import { emptyPalette, type Palette } from './palette.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** The type of a PNG whose pixels are numbers of colours. */
const INDEXED = 3
/** Pixels that are written in one go, at most some ten milliseconds. */
const PIXELS_AT_ONCE = 1_000_000
/** From 8 on, twice the time for a file that is a tenth smaller; below 7, files are larger than libvips writes them. */
const LEVEL = 7
const compressed = promisify(deflate)

interface Drawing {
  /** Red, green, blue and alpha of each pixel. */
  rgba: Uint8Array
  width: number
  height: number
  /** How many bits each pixel takes in the file: 1, 2, 4 or 8. */
  bits: number
}

/**
 * The drawing as a PNG with a palette: its colours as they are, in the order in which they come. Undefined when they are
 * more than so few bits can number. libvips has no such way, it searches for a palette (decision 059).
 */
export async function indexedPng(drawing: Drawing): Promise<Buffer | undefined> {
  const { width, height, bits } = drawing
  const palette = emptyPalette(2 ** bits)
  const rows = await writtenRows(drawing, palette)
  if (palette.isOverfull()) return undefined
  const alphas = palette.alphas()
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.of(bits, INDEXED, 0, 0, 0)])),
    chunk('PLTE', palette.colours()),
    ...(alphas.length > 0 ? [chunk('tRNS', alphas)] : []),
    chunk('IDAT', await compressed(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** In front of each row stands how it is filtered: 0, not at all. */
async function writtenRows({ rgba, width, height, bits }: Drawing, palette: Palette): Promise<Buffer> {
  const rowBytes = 1 + Math.ceil((width * bits) / 8)
  const rows = Buffer.alloc(rowBytes * height)
  const rowsAtOnce = Math.ceil(PIXELS_AT_ONCE / width)
  for (let y = 0; y < height && !palette.isOverfull(); y++) {
    if (y % rowsAtOnce === 0) await othersFirst()
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset + y * width * 4, width)
    writeRow(pixels, palette, bits, rows.subarray(y * rowBytes + 1, (y + 1) * rowBytes))
  }
  return rows
}

function writeRow(pixels: Uint32Array, palette: Palette, bits: number, row: Buffer) {
  let last = -1
  let number = 0
  // a plain loop: it takes half the time of `for of`
  for (let x = 0; x < pixels.length; x++) {
    const colour = pixels[x] ?? 0
    // most pixels have the colour of the one before
    if (colour !== last) number = palette.numberOf(colour)
    last = colour
    const bit = x * bits
    row[bit >>> 3] = (row[bit >>> 3] ?? 0) | (number << (8 - bits - (bit & 7)))
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
