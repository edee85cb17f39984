import type { Package } from '../docx/package.ts'
import type { PicturePiece, Piece } from '../docx/piece.ts'
import { childOf, elementsOf, firstWithin, textIn, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'

/** By the number of the row (from 1), then the column (from 0). */
type Pictures = Map<number, Map<number, PicturePiece[]>>

const TYPES = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const
const END = /\.(png|jpe?g)$/i

/** The pictures that lie on a sheet, by the cell of their upper left corner. */
export async function picturesBySheetCell(whole: Package, sheet: string, most: number): Promise<Pictures> {
  const found: Pictures = new Map()
  const drawing = [...(await whole.relationshipsOf(sheet)).values()].find(({ type }) => type === 'drawing')?.target
  if (!drawing || !whole.zip.has(drawing)) return found
  const parts = await whole.relationshipsOf(drawing)
  for (const anchor of elementsOf(await readXml(whole.zip.bytesOf(drawing))).slice(0, most)) {
    const part = parts.get(firstWithin(anchor, 'a:blip')?.attributes['r:embed'] ?? '')?.target ?? ''
    const [, end = ''] = END.exec(part) ?? []
    const type = TYPES[end.toLowerCase() as keyof typeof TYPES]
    if (!type || !whole.zip.has(part)) continue
    const [row, column] = [numberIn(anchor, 'xdr:row') + 1, numberIn(anchor, 'xdr:col')]
    const cells = found.get(row) ?? new Map<number, PicturePiece[]>()
    cells.set(column, [...(cells.get(column) ?? []), { kind: 'picture', part, type, ...givenIn(anchor) }])
    found.set(row, cells)
  }
  return found
}

/** Our own files say how wide a picture is to be, and what it shows. */
const OWN = /^bank-soal \d+(?: lebar ([1-9]\d{0,3}))?$/

function givenIn(anchor: XmlElement): Pick<PicturePiece, 'width' | 'alt'> {
  const { name = '', descr = '' } = firstWithin(anchor, 'xdr:cNvPr')?.attributes ?? {}
  const own = OWN.exec(name)
  return { ...(own?.[1] && { width: Number(own[1]) }), ...(own && descr !== '' && { alt: descr }) }
}

function numberIn(anchor: XmlElement, name: string): number {
  const said = childOf(childOf(anchor, 'xdr:from'), name)
  return said ? Number(textIn(said)) || 0 : 0
}

const PLACE = /\[gambar ([1-9]\d?)\]/

/** Where the text says `[gambar 1]` stands the first picture of its cell; the others follow, each on its line. */
export function withPictures(pieces: readonly Piece[], pictures: readonly PicturePiece[]): Piece[] {
  const left = new Set(pictures)
  const placed = pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'text') return [piece]
    // texts and numbers of places, in turn
    return piece.text.split(PLACE).flatMap((part, at): Piece[] => {
      if (at % 2 === 0) return part === '' ? [] : [{ ...piece, text: part }]
      const picture = pictures[Number(part) - 1]
      if (!picture || !left.delete(picture)) return [{ ...piece, text: `[gambar ${part}]` }]
      return [picture]
    })
  })
  return [...placed, ...[...left].flatMap((picture): Piece[] => [{ kind: 'break' }, picture])]
}
