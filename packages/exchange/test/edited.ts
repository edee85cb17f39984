import { wholeOf } from '../src/write/file-content.ts'
import { zipOf } from '../src/write/zip.ts'
import { openZip } from '../src/zip/zip.ts'

/** Where the texts of a document or of a sheet stand. */
const TEXTS = new Set(['word/document.xml', 'xl/worksheets/sheet1.xml'])

/** A file after a person has written over words of it. */
export async function edited(bytes: Uint8Array, changes: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = await openZip(bytes)
  const parts: Record<string, Uint8Array> = {}
  for (const name of zip.names) {
    const chunks = []
    for await (const chunk of zip.bytesOf(name)) chunks.push(chunk)
    const part = Buffer.concat(chunks)
    const text = Object.entries(changes).reduce((xml, [from, to]) => xml.replaceAll(from, to), part.toString())
    parts[name] = TEXTS.has(name) ? Buffer.from(text) : part
  }
  return wholeOf(zipOf(parts))
}
