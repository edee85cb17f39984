// A workbook as tables: one for each sheet that is shown.
import type { Table } from '../docx/blocks.ts'
import { openPackage, type Package } from '../docx/package.ts'
import type { Piece } from '../docx/piece.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'
import { formatsOf, type NumberFormat, shownNumber } from './cell-value.ts'
import { picturesBySheetCell, withPictures } from './pictures.ts'
import { lettersOf, plainPieces, richPieces } from './rich-cell.ts'
import { type SheetRow, tableOfCells } from './table-of-cells.ts'

/** Rows of a sheet beyond these are not read; empty ones do not count. */
const MOST_ROWS = 20_000
const MOST_COLUMNS = 64

interface Book {
  strings: Piece[][]
  formats: (NumberFormat | undefined)[]
}

/** Throws FileRefused for a file that is no whole workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<Table[]> {
  const whole = await openPackage(bytes)
  const parts = await whole.relationshipsOf(whole.main)
  const partOf = (type: string) => [...parts.values()].find((one) => one.type === type)?.target
  const optional = async (part: string | undefined) =>
    part !== undefined && whole.zip.has(part) ? readXml(whole.zip.bytesOf(part)) : undefined
  const shared = await optional(partOf('sharedStrings'))
  const book = {
    strings: shared ? childrenOf(shared, 'si').map(richPieces) : [],
    formats: formatsOf(await optional(partOf('styles'))),
  }
  const tables: Table[] = []
  const workbook = await readXml(whole.zip.bytesOf(whole.main))
  for (const [at, { attributes }] of childrenOf(childOf(workbook, 'sheets'), 'sheet').entries()) {
    const part = parts.get(attributes['r:id'] ?? '')?.target
    const isShown = attributes.state === undefined || attributes.state === 'visible'
    if (part && isShown) tables.push(tableOfCells(await rowsOf(whole, part, book), at + 1))
  }
  return tables
}

async function rowsOf(whole: Package, part: string, book: Book): Promise<SheetRow[]> {
  const pictures = await picturesBySheetCell(whole, part)
  const rows: SheetRow[] = []
  let last = 0
  const take = (row: XmlElement) => {
    last = Number(row.attributes.r) || last + 1
    const cells = new Map<number, Piece[]>()
    let column = -1
    for (const cell of childrenOf(row, 'c')) {
      column = columnOf(cell.attributes.r) ?? column + 1
      const pieces = piecesOf(cell, book)
      if (pieces.length > 0 && column < MOST_COLUMNS) cells.set(column, pieces)
    }
    for (const [at, found] of pictures.get(last) ?? []) cells.set(at, withPictures(cells.get(at) ?? [], found))
    pictures.delete(last)
    if (cells.size > 0 && rows.length < MOST_ROWS) rows.push({ number: last, cells: inOrder(cells) })
  }
  await readXml(whole.zip.bytesOf(part), { each: { of: 'sheetData', take } })
  return rows
}

const inOrder = (cells: ReadonlyMap<number, Piece[]>) => new Map([...cells].sort(([one], [other]) => one - other))

/** `C12` as 2. */
function columnOf(reference = ''): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? []
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A formula counts by the value that was last worked out; nothing is worked out here. */
function piecesOf(cell: XmlElement, { strings, formats }: Book): Piece[] {
  const { t: type = 'n', s: style } = cell.attributes
  if (type === 'inlineStr') return richPieces(childOf(cell, 'is'))
  const value = childOf(cell, 'v')
  const stored = value ? lettersOf(value) : ''
  if (type === 's') return strings[Number(stored)] ?? []
  if (type === 'b') return plainPieces(stored === '1' ? 'Benar' : 'Salah')
  return plainPieces(type === 'n' ? shownNumber(stored, formats[Number(style)]) : stored)
}
