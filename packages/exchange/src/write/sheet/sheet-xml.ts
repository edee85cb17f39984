// The elements of SpreadsheetML that our sheets are made of.
import { element, XML_HEAD, xmlText } from '../xml.ts'
import type { Run } from './cell-text.ts'

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Places in `cellXfs` of `STYLES`. */
export const STYLE = { plain: 0, head: 1, text: 2, title: 3, heading: 4, guide: 5 } as const
type Style = (typeof STYLE)[keyof typeof STYLE]

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
const TOP = '<alignment vertical="top" wrapText="1"/>'
const LINE = '<color rgb="FFD5DAE1"/>'
const EDGE = ['left', 'right', 'top', 'bottom'].map((side) => `<${side} style="thin">${LINE}</${side}>`).join('')

/** Cells of questions are of the format `@`, so that what is typed there stays as it is: 1/2 becomes no day. */
export const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}"><fonts count="4"><font>${FONT}</font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="16"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="12"/><color rgb="FF4338A8"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF4338A8"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${EDGE}<diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="49" fontId="0" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyBorder="1" applyAlignment="1">${TOP}</xf><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1">${TOP}</xf><xf numFmtId="0" fontId="3" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1">${TOP}</xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${TOP}</xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** `A`, `Z`, `AA` for 0, 25, 26. */
export const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26)

/** A cell of letters, never a formula; only a border without any. Rows and columns count from 0. */
export function cellXml(row: number, column: number, runs: readonly Run[], style: Style): string {
  const place = { r: `${columnName(column)}${row + 1}`, s: style }
  const [only] = runs
  if (!only) return element('c', place)
  const isPlain = runs.length === 1 && Object.keys(only.marks).length === 0
  const inside = isPlain ? lettersXml(only.text) : runs.map(runXml).join('')
  return element('c', { ...place, t: 'inlineStr' }, `<is>${inside}</is>`)
}

/** Excel reads `_x0041_` as A. */
const lettersXml = (text: string) =>
  `<t xml:space="preserve">${xmlText(text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'))}</t>`

function runXml({ text, marks: { bold, italic, underline, strike, script } }: Run): string {
  const said = [
    bold ? '<b/>' : '',
    italic ? '<i/>' : '',
    strike ? '<strike/>' : '',
    '<sz val="11"/>',
    underline ? '<u/>' : '',
    script ? `<vertAlign val="${script === 'sub' ? 'subscript' : 'superscript'}"/>` : '',
  ]
  return `<r><rPr><rFont val="Calibri"/><family val="2"/>${said.join('')}</rPr>${lettersXml(text)}</r>`
}

/** One that is not `isFixed` grows with its text. */
interface RowHeight {
  points: number
  isFixed: boolean
}

export const rowXml = (row: number, cells: readonly string[], height?: RowHeight): string => {
  const look = height && { ht: height.points, customHeight: height.isFixed ? 1 : undefined }
  return element('row', { r: row + 1, ...look }, ...cells)
}

export interface ColumnLook {
  /** In letters. */
  width: number
  style: Style
  isHidden?: boolean | undefined
}

export const columnsXml = (columns: readonly ColumnLook[]): string =>
  element(
    'cols',
    {},
    ...columns.map(({ width, style, isHidden }, at) =>
      element('col', { min: at + 1, max: at + 1, width, style, customWidth: 1, hidden: isHidden ? 1 : undefined }),
    ),
  )
