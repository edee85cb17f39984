import type { Package } from '../docx/package.ts'
import type { PicturePiece } from '../docx/piece.ts'
import { childOf, elementsOf, firstWithin, textIn, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'

/** By the number of the row (from 1), then the column (from 0). */
type Pictures = Map<number, Map<number, PicturePiece[]>>

const TYPES = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const
const END = /\.(png|jpe?g)$/i

/** The pictures that lie on a sheet, by the cell of their upper left corner. */
export async function picturesBySheetCell(whole: Package, sheet: string): Promise<Pictures> {
  const found: Pictures = new Map()
  const drawing = [...(await whole.relationshipsOf(sheet)).values()].find(({ type }) => type === 'drawing')?.target
  if (!drawing || !whole.zip.has(drawing)) return found
  const parts = await whole.relationshipsOf(drawing)
  for (const anchor of elementsOf(await readXml(whole.zip.bytesOf(drawing)))) {
    const part = parts.get(firstWithin(anchor, 'a:blip')?.attributes['r:embed'] ?? '')?.target ?? ''
    const [, end = ''] = END.exec(part) ?? []
    const type = TYPES[end.toLowerCase() as keyof typeof TYPES]
    if (!type || !whole.zip.has(part)) continue
    const [row, column] = [numberIn(anchor, 'xdr:row') + 1, numberIn(anchor, 'xdr:col')]
    const cells = found.get(row) ?? new Map<number, PicturePiece[]>()
    cells.set(column, [...(cells.get(column) ?? []), { kind: 'picture', part, type }])
    found.set(row, cells)
  }
  return found
}

function numberIn(anchor: XmlElement, name: string): number {
  const said = childOf(childOf(anchor, 'xdr:from'), name)
  return said ? Number(textIn(said)) || 0 : 0
}
