// A package of QTI, or a file of one item, as questions in the order of its manifest.
import { mathHtml } from '../mathml/math-html.ts'
import { newDesk } from '../systems/desk.ts'
import { notReadWarnings } from '../systems/not-read.ts'
import { readXml } from '../xml/xml.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { Zip } from '../zip/zip.ts'
import { isItem, readItem, titleOf } from './item.ts'
import { partBytes, QTI_LIMITS, XML_OF_ITEM } from './limits.ts'
import { itemsIn } from './manifest.ts'
import { asQti3 } from './names.ts'
import { PackageReader, type PackageReading } from './package-reader.ts'

/** Throws FileRefused for a manifest that cannot be read, or that names no item. */
export async function readPackage(zip: Zip, manifest: string, isSnpmb: boolean): Promise<PackageReading> {
  const { items, old } = itemsIn(await readXml(partBytes(zip.bytesOf(manifest)), XML_OF_ITEM))
  if (items.length === 0) throw new FileRefused(old > 0 ? 'qti-old' : 'no-items', `${old} of QTI 1.2`)
  const reader = new PackageReader(zip, manifest, isSnpmb)
  for (const resource of items.slice(0, QTI_LIMITS.items)) await reader.add(resource)
  return reader.reading()
}

/** One item alone, without pictures. Throws FileRefused. */
export async function readLoneItem(bytes: AsyncIterable<Uint8Array>, isSnpmb: boolean): Promise<PackageReading> {
  const item = asQti3(await readXml(partBytes(bytes), XML_OF_ITEM))
  if (!isItem(item)) throw new FileRefused('no-items', item.name)
  const desk = newDesk({ partOf: () => undefined, hasLatex: false, mathOf: mathHtml })
  const read = readItem(item, desk, { isSnpmb, item: 1, title: titleOf(item) })
  return 'why' in read ? { questions: [], warnings: notReadWarnings([read]) } : { questions: [read], warnings: [] }
}
