import { crc32, deflateSync } from 'node:zlib'

const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex')

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

/** One chunk, with correct length and checksum. */
export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** How a PNG differs from a small grey picture of 8 bits. */
interface PngShape {
  width?: number
  height?: number
  depth?: number
  colour?: number
  interlace?: number
  /** Chunks between the header and the pixels. */
  before?: Buffer[]
  /** The rows before compression, each after its filter byte; by default all black. */
  rows?: Buffer
  after?: Buffer[]
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** A PNG made byte by byte, so that any part of it may be wrong. */
export function png(shape: PngShape = {}): Buffer {
  const { width = 4, height = 4, depth = 8, colour = 0, interlace = 0, before = [], after = [] } = shape
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, interlace])])
  const row = 1 + Math.ceil((width * depth * (CHANNELS[colour] ?? 1)) / 8)
  const pixels = chunk('IDAT', deflateSync(shape.rows ?? Buffer.alloc(row * height), { level: 9 }))
  return Buffer.concat([MAGIC, chunk('IHDR', header), ...before, pixels, ...after, chunk('IEND')])
}

/** The magic bytes, then these parts. */
export const pngOf = (...parts: Buffer[]) => Buffer.concat([MAGIC, ...parts])
