import { zipped } from './zips.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = (targets: Record<string, readonly [type: string, target: string]>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
    .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

interface Book {
  /** Content of `sheetData` by the sheet's name; a name that begins with `_` is hidden. */
  sheets: Record<string, string>
  /** `<si>` elements. */
  strings?: string
  /** Content of `styleSheet`. */
  styles?: string
  /** What stands before the rows of each sheet. */
  before?: string
  /** On the first sheet: bytes by the cell, counted from 0. */
  pictures?: { row: number; column: number; bytes: Uint8Array }[]
}

/** A workbook as Excel writes it. */
export function xlsx({ sheets, strings = '', styles = '', before = '', pictures = [] }: Book): Uint8Array {
  const names = Object.keys(sheets)
  const shown = (name: string) => (name.startsWith('_') ? ' state="hidden"' : '')
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"${shown(name)}/>`)
  const anchors = pictures.map(
    ({ row, column }, at) =>
      `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:pic><xdr:blipFill><a:blip r:embed="p${at}"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor>`,
  )
  return zipped({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': rels({ a: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels({
      ...Object.fromEntries(names.map((_, at) => [`s${at}`, ['worksheet', `worksheets/sheet${at}.xml`] as const])),
      strings: ['sharedStrings', 'sharedStrings.xml'],
      styles: ['styles', 'styles.xml'],
    }),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${MAIN}">${before}<sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
    ...(pictures.length > 0 && {
      'xl/worksheets/_rels/sheet0.xml.rels': rels({ d: ['drawing', '../drawings/drawing1.xml'] }),
      'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${RELATIONS}">${anchors.join('')}</xdr:wsDr>`,
      'xl/drawings/_rels/drawing1.xml.rels': rels(
        Object.fromEntries(pictures.map((_, at) => [`p${at}`, ['image', `../media/image${at}.png`] as const])),
      ),
      ...Object.fromEntries(pictures.map(({ bytes }, at) => [`xl/media/image${at}.png`, bytes])),
    }),
  })
}

/** A row of texts; a value that begins with `<` is a whole cell. */
export const row = (...values: string[]) => `<row>${cells(values)}</row>`

/** The cells of a row. */
export const cells = (values: readonly string[]) =>
  values
    .map((value) =>
      value.startsWith('<') ? value : `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`,
    )
    .join('')
