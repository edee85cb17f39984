import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oleOf } from '../../test/mtef.ts'
import { FileRefused } from '../zip/file-refused.ts'
import { streamIn } from './ole.ts'

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251)
const SECTOR = 512
/** Where the fields of the header stand, and those of an entry of the directory. */
const HEADER = { shift: 30, directory: 48, miniTable: 60, table: 76 }
const ENTRY = { size: 128, start: 116, length: 120 }

type At = (view: DataView) => number

/** The same file with another number at a place; both may depend on the numbers in it. */
function changed(file: Uint8Array, at: At, number: At): Uint8Array {
  const copy = file.slice()
  const view = new DataView(copy.buffer)
  view.setUint32(at(view), number(view), true)
  return copy
}
const is =
  (number: number): At =>
  () =>
    number
const numberAt =
  (at: At): At =>
  (view) =>
    view.getUint32(at(view), true)
const sectorAt = (view: DataView, field: number) => SECTOR * (1 + view.getUint32(field, true))

/** A field of the entry of the stream `x`. */
const inEntry =
  (field: number): At =>
  (view) => {
    let at = sectorAt(view, HEADER.directory)
    while (view.getUint32(at, true) !== 'x'.charCodeAt(0)) at += ENTRY.size
    return at + field
  }
const start = numberAt(inEntry(ENTRY.start))
const directory = numberAt(is(HEADER.directory))
/** What the tables say of a sector. */
const inTable =
  (sector: At): At =>
  (view) =>
    sectorAt(view, HEADER.table) + 4 * sector(view)
const inMiniTable: At = (view) => sectorAt(view, HEADER.miniTable) + 4 * start(view)

it.each([1, 63, 64, 1000, 4095, 4096, 100_000])('takes out a stream of %i bytes', (length) => {
  expect(streamIn(oleOf({ '/a': bytes(300), '/x': bytes(length) }), 'x')).toEqual(Buffer.from(bytes(length)))
})

it('knows a stream by its whole name, in folders too', () => {
  expect(streamIn(oleOf({ '/xy': bytes(9) }), 'x')).toBeUndefined()
  expect(streamIn(oleOf({ '/folder/x': bytes(9) }), 'x')).toHaveLength(9)
})

const long = oleOf({ '/x': bytes(20_000) })
const short = oleOf({ '/x': bytes(1000) })

it.each([
  ['another file', bytes(1000)],
  ['no file', bytes(0)],
  ['sectors of another size', changed(long, is(HEADER.shift), is(8))],
  ['a chain that comes back to itself', changed(long, inTable(start), start)],
  ['a directory that comes back to itself', changed(long, inTable(directory), directory)],
  ['a short stream that comes back to itself', changed(short, inMiniTable, start)],
  ['a stream that ends too early', changed(long, inTable(start), is(0xfffffffe))],
  ['a stream behind the end', changed(long, inEntry(ENTRY.start), is(999))],
  ['a short stream behind the end of its table', changed(short, inEntry(ENTRY.start), is(9999))],
  ['a stream longer than the file', changed(long, inEntry(ENTRY.length), is(0xffffffff))],
  ['a table behind the end', changed(long, is(HEADER.table), is(9999))],
  ['a file with more tables than the header names', oleOf({ '/x': bytes(8_000_000) })],
  ['what is cut off', long.slice(0, 600)],
])('refuses %s', (_, file) => {
  expect(() => streamIn(file, 'x')).toThrow(FileRefused)
})

it('says nothing else of any file: the stream, none, or a refusal', () => {
  const places = fc.array(fc.tuple(fc.nat(long.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
  const answers = (file: Uint8Array, changes: [number, number][]) => {
    const copy = file.slice()
    for (const [at, byte] of changes) copy[at % copy.length] = byte
    try {
      expect(streamIn(copy, 'x')?.length ?? 0).toBeLessThanOrEqual(copy.length)
    } catch (error) {
      expect(error).toBeInstanceOf(FileRefused)
    }
  }
  fc.assert(fc.property(fc.constantFrom(long, short), places, answers), { numRuns: 2000 })
})
