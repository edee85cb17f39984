// A workbook as sheets: each that is shown, with what stands in its cells.
import { openPackage, type Package } from '../docx/package.ts'
import type { Piece } from '../docx/piece.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'
import { Budget, SHEET_LIMITS } from './budget.ts'
import { formatCode, shownNumber } from './number-format.ts'
import { picturesBySheetCell, withPictures } from './pictures.ts'
import { lettersOf, plainPieces, richPieces } from './rich-cell.ts'
import type { Sheet, SheetRow } from './sheet.ts'

interface Book {
  strings: Piece[][]
  /** The code of the format of each style that a cell may name, by its place. */
  formats: string[]
  isFrom1904: boolean
  budget: Budget
}

/** Throws FileRefused for a file that is no whole workbook, or says too much. */
export async function readXlsx(bytes: Uint8Array, limits = SHEET_LIMITS): Promise<Sheet[]> {
  const whole = await openPackage(bytes)
  const parts = await whole.relationshipsOf(whole.main)
  const partOf = (type: string) => [...parts.values()].find((one) => one.type === type)?.target
  const optional = async (part: string | undefined) =>
    part !== undefined && whole.zip.has(part) ? readXml(whole.zip.bytesOf(part)) : undefined
  const workbook = await readXml(whole.zip.bytesOf(whole.main))
  const from1904 = childOf(workbook, 'workbookPr')?.attributes.date1904
  const book = {
    strings: await stringsOf(whole, partOf('sharedStrings')),
    formats: formatsOf(await optional(partOf('styles'))),
    isFrom1904: from1904 === '1' || from1904 === 'true',
    budget: new Budget(limits),
  }
  const sheets: Sheet[] = []
  const listed = childrenOf(childOf(workbook, 'sheets'), 'sheet').slice(0, limits.sheets)
  for (const [at, { attributes }] of listed.entries()) {
    const part = parts.get(attributes['r:id'] ?? '')?.target
    const isShown = attributes.state === undefined || attributes.state === 'visible'
    if (part && isShown)
      sheets.push({ no: at + 1, name: attributes.name ?? '', ...(await readSheet(whole, part, book)) })
  }
  return sheets
}

/** One by one, so that a million of them is not a million elements at once. */
async function stringsOf(whole: Package, part: string | undefined): Promise<Piece[][]> {
  const strings: Piece[][] = []
  if (part === undefined || !whole.zip.has(part)) return strings
  const take = (string: XmlElement) => strings.push(richPieces(string))
  await readXml(whole.zip.bytesOf(part), { each: { of: 'sst', take } })
  return strings
}

function formatsOf(styles: XmlElement | undefined): string[] {
  const own = childrenOf(childOf(styles, 'numFmts'), 'numFmt').map(
    ({ attributes }) => [Number(attributes.numFmtId), attributes.formatCode ?? ''] as const,
  )
  const codes = Object.fromEntries(own)
  return childrenOf(childOf(styles, 'cellXfs'), 'xf').map(({ attributes }) =>
    formatCode(Number(attributes.numFmtId), codes),
  )
}

const LAST_ROW = 1_048_576

async function readSheet(whole: Package, part: string, book: Book): Promise<Omit<Sheet, 'no' | 'name'>> {
  const { limits } = book.budget
  const pictures = await picturesBySheetCell(whole, part, limits.pictures)
  const rows: SheetRow[] = []
  let [last, hiddenRows, isCut] = [0, 0, false]
  const take = (row: XmlElement) => {
    const said = Number(row.attributes.r)
    last = Number.isInteger(said) && said > last && said <= LAST_ROW ? said : last + 1
    const cells = cellsOf(row, last, book)
    for (const [at, found] of pictures.get(last) ?? []) cells.set(at, withPictures(cells.get(at) ?? [], found))
    pictures.delete(last)
    if (cells.size === 0) return
    const isFull = rows.length === limits.rows
    isCut ||= isFull || [...cells.keys()].some((column) => column >= limits.columns)
    if (isFull) return
    if (isHidden(row)) hiddenRows++
    rows.push({ number: last, cells: inOrder(cells, limits.columns) })
  }
  await readXml(whole.zip.bytesOf(part), { each: { of: 'sheetData', take } })
  return { rows, hiddenRows, isCut }
}

const isHidden = ({ attributes: { hidden } }: XmlElement) => hidden === '1' || hidden === 'true'

function cellsOf(row: XmlElement, number: number, book: Book): Map<number, Piece[]> {
  const cells = new Map<number, Piece[]>()
  let column = -1
  for (const cell of childrenOf(row, 'c')) {
    column = columnOf(cell.attributes.r) ?? column + 1
    const pieces = piecesOf(cell, `${columnLetters(column)}${number}`, book)
    if (pieces.length === 0) continue
    book.budget.take(pieces)
    cells.set(column, pieces)
  }
  return cells
}

const inOrder = (cells: ReadonlyMap<number, Piece[]>, most: number) =>
  new Map([...cells].filter(([column]) => column < most).sort(([one], [other]) => one - other))

/** `C12` as 2. */
function columnOf(reference = ''): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? []
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** `C` for 2. */
export const columnLetters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetters(Math.floor(at / 26) - 1) + columnLetters(at % 26)

/** A formula counts by the value that was last worked out; nothing is worked out here. */
function piecesOf(cell: XmlElement, place: string, { strings, formats, isFrom1904 }: Book): Piece[] {
  const { t: type = 'n', s: style } = cell.attributes
  if (type === 'inlineStr') return richPieces(childOf(cell, 'is'))
  const value = childOf(cell, 'v')
  const stored = value ? lettersOf(value) : ''
  if (type === 's') return strings[Number(stored)] ?? []
  if (type === 'b') return plainPieces(stored === '1' ? 'Benar' : 'Salah')
  if (type === 'e') return [...plainPieces(stored), { kind: 'warning', code: 'cell', detail: `${place}: ${stored}` }]
  return plainPieces(type === 'n' ? shownNumber(stored, formats[Number(style)] ?? '', isFrom1904) : stored)
}
