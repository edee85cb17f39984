/** A JPEG segment: its marker, its length, its data. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

export const SOI = Buffer.from([0xff, 0xd8])
export const EOI = Buffer.from([0xff, 0xd9])

/** The JPEG with segments added after its start, where cameras put theirs. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([SOI, ...segments, jpeg.subarray(SOI.length)])

const BLOCK = 8
/** A Huffman table with a single code, the bit 0, for one symbol. */
const huffman = (table: number, symbol: number) =>
  segment(0xc4, Buffer.from([table, 1, ...Array<number>(15).fill(0), symbol]))
const scan = (from: number, to: number, bits: Buffer) =>
  Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, from, to, 0])), bits])

/** A grey progressive JPEG, `side` pixels wide and high, with `scans` scans of a few bytes over the whole picture. */
export function jpegOfScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / BLOCK) ** 2
  const size = [side >> 8, side & 255]
  const emptyPass = Buffer.alloc(Math.ceil(((blocks / 16384) * 15) / 8) + 1)
  return Buffer.concat([
    SOI,
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 16)])),
    segment(0xc2, Buffer.from([8, ...size, ...size, 1, 1, 0x11, 0])),
    huffman(0x00, 0),
    huffman(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(Math.ceil(blocks / 8))),
    ...Array.from({ length: scans - 1 }, () => scan(1, 63, emptyPass)),
    EOI,
  ])
}
