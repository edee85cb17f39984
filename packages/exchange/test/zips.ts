import { strToU8, zipSync } from 'fflate'

/** Parts by name; `level` 0 stores them as they are. */
export const zipped = (parts: Record<string, string | Uint8Array>, level: 0 | 6 = 6) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
    // the same parts are the same bytes at any time
    { level, mtime: '2020-01-01' },
  )

/** The offsets of the fields that a test changes, within the record of the central directory. */
const FIELDS = { flags: 8, sum: 16, packed: 20, size: 24 }
const DIRECTORY_RECORD = 0x02014b50
const END_RECORD = 0x06054b50
const END_COUNT = 10

/** The same zip with other numbers in its directory, of every part. */
export function lying(zip: Uint8Array, told: Partial<Record<keyof typeof FIELDS, number>>): Uint8Array {
  const { copy, view, places } = recordsOf(zip, DIRECTORY_RECORD)
  for (const [field, value] of Object.entries(told)) {
    for (const at of places) {
      const offset = at + FIELDS[field as keyof typeof FIELDS]
      if (field === 'flags') view.setUint16(offset, value, true)
      else view.setUint32(offset, value, true)
    }
  }
  return copy
}

/** The same zip, which says that it has so many entries. */
export function countingAs(zip: Uint8Array, entries: number): Uint8Array {
  const { copy, view, places } = recordsOf(zip, END_RECORD)
  for (const at of places) view.setUint16(at + END_COUNT, entries, true)
  return copy
}

function recordsOf(zip: Uint8Array, signature: number) {
  const copy = zip.slice()
  const view = new DataView(copy.buffer)
  const places: number[] = []
  for (let at = 0; at + 4 <= copy.length; at++) if (view.getUint32(at, true) === signature) places.push(at)
  return { copy, view, places }
}
