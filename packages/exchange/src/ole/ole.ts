// OLE files (MS-CFB), the containers in which Word keeps what other programs made. Only one stream is ever taken out.
import { FileRefused } from '../zip/file-refused.ts'

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** Where the fields of the header stand. */
const HEADER = { sectorShift: 30, directory: 48, miniTable: 60, tables: 76, end: 512 }
const ENTRY = { size: 128, nameLength: 64, type: 66, start: 116, length: 120 }
const STREAM = 2
const ROOT = 5
const MINI_SECTOR = 64
/** Streams that are shorter stand in the mini stream. */
const MINI_STREAM = 4096
/** Ends a chain; so do all numbers above it. */
const LAST = 0xfffffffa

/**
 * The bytes of the stream of that name; undefined if there is none. Each chain of sectors may be as long as the file and
 * no longer, so a cycle ends. Throws FileRefused for what is no OLE file, or lies.
 */
export function streamIn(file: Uint8Array, name: string): Uint8Array | undefined {
  const ole = new Ole(file)
  const entries = [...entriesOf(ole.chained(ole.header(HEADER.directory)))]
  const found = entries.find((entry) => entry.type === STREAM && entry.name === name)
  if (!found) return undefined
  const bytes = found.length < MINI_STREAM ? ole.chainedMini(startOf(entries), found.start) : ole.chained(found.start)
  if (bytes.length < found.length) throw broken(`a stream of ${found.length} bytes`)
  return bytes.subarray(0, found.length)
}

/** The mini stream is that of the root. */
const startOf = (entries: readonly Entry[]) => entries.find(({ type }) => type === ROOT)?.start ?? LAST

const broken = (detail: string) => new FileRefused('broken', `OLE: ${detail}`)

interface Entry {
  name: string
  type: number
  start: number
  length: number
}

function* entriesOf(directory: Uint8Array): Generator<Entry> {
  const view = viewOf(directory)
  for (let at = 0; at + ENTRY.size <= directory.length; at += ENTRY.size) {
    const letters = Math.min(view.getUint16(at + ENTRY.nameLength, true), ENTRY.nameLength) - 2
    yield {
      name: letters > 0 ? new TextDecoder('utf-16le').decode(directory.subarray(at, at + letters)) : '',
      type: view.getUint8(at + ENTRY.type),
      start: view.getUint32(at + ENTRY.start, true),
      length: view.getUint32(at + ENTRY.length, true),
    }
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

class Ole {
  private readonly view: DataView
  private readonly sector: number
  private readonly file: Uint8Array

  constructor(file: Uint8Array) {
    this.file = file
    this.view = viewOf(file)
    if (file.length < HEADER.end || SIGNATURE.some((byte, at) => file[at] !== byte)) throw broken('no header')
    const shift = this.view.getUint16(HEADER.sectorShift, true)
    if (shift !== 9 && shift !== 12) throw broken(`sectors of 2^${shift} bytes`)
    this.sector = 2 ** shift
  }

  header = (at: number): number => this.view.getUint32(at, true)

  /** The bytes of a chain of sectors. */
  chained(start: number): Uint8Array {
    return joined(walk(start, this.file.length / this.sector, this.after), (at) => this.sectorAt(at))
  }

  /** The bytes of a chain within the mini stream. */
  chainedMini(container: number, start: number): Uint8Array {
    const stream = this.chained(container)
    const table = viewOf(this.chained(this.header(HEADER.miniTable)))
    const after = (at: number) => numberIn(table, at)
    const piece = (at: number) => stream.subarray(at * MINI_SECTOR, (at + 1) * MINI_SECTOR)
    return joined(walk(start, stream.length / MINI_SECTOR, after), piece)
  }

  private sectorAt(at: number): Uint8Array {
    const from = (at + 1) * this.sector
    if (from >= this.file.length) throw broken(`sector ${at}`)
    return this.file.subarray(from, from + this.sector)
  }

  /** The header names the first 109 sectors of the table, enough for 7 MB: no longer files are read. */
  private after = (at: number): number => {
    const numbers = this.sector / 4
    const field = HEADER.tables + 4 * Math.floor(at / numbers)
    if (field >= HEADER.end) throw broken(`sector ${at}`)
    return numberIn(viewOf(this.sectorAt(this.header(field))), at % numbers)
  }
}

function numberIn(table: DataView, at: number): number {
  if (4 * at + 4 > table.byteLength) throw broken(`entry ${at} of a table`)
  return table.getUint32(4 * at, true)
}

function* walk(start: number, most: number, after: (at: number) => number): Generator<number> {
  let steps = 0
  for (let at = start; at < LAST; at = after(at)) {
    if (++steps > most) throw broken('a chain without end')
    yield at
  }
}

function joined(chain: Iterable<number>, piece: (at: number) => Uint8Array): Uint8Array {
  return Buffer.concat(Array.from(chain, piece))
}
