// The elements of WordprocessingML that papers are made of.
import { plainLetters } from '../../formula/alphabets.ts'
import { isRightToLeft } from '../right-to-left.ts'
import { element, xmlText } from '../xml.ts'

export interface Marks {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  script?: 'sub' | 'sup'
  /** In half points; the default is the style's. */
  size?: number
}

/** A text in one run, and letters of the alphabets of mathematics plain in runs of their own: few fonts have those. */
export const run = (text: string, marks: Marks = {}): string =>
  OF_MATH.test(text)
    ? text
        .split(OF_MATH)
        .map((part) => mathematical(part, marks))
        .join('')
    : oneRun(text, marks)

const OF_MATH = /([\u{1d400}-\u{1d7ff}])/u

function mathematical(part: string, marks: Marks): string {
  const { text = part, style } = (OF_MATH.test(part) && plainLetters(part)) || {}
  if (text === '') return ''
  if (!style || style.script) return oneRun(part, marks)
  const { style: weight = 'i' } = style
  return oneRun(text, {
    ...marks,
    ...(weight.includes('b') && { bold: true }),
    ...(weight.includes('i') && { italic: true }),
  })
}

function oneRun(text: string, marks: Marks): string {
  return `<w:r>${runProperties(marks, isRightToLeft(text))}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`
}

function runProperties({ bold, italic, underline, strike, script, size }: Marks, isRtl: boolean): string {
  const said = [
    bold ? '<w:b/>' : '',
    italic ? '<w:i/>' : '',
    strike ? '<w:strike/>' : '',
    size ? `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>` : '',
    underline ? '<w:u w:val="single"/>' : '',
    script ? `<w:vertAlign w:val="${script === 'sub' ? 'subscript' : 'superscript'}"/>` : '',
    isRtl ? '<w:rtl/>' : '',
  ].join('')
  return said && `<w:rPr>${said}</w:rPr>`
}

export const BREAK = '<w:r><w:br/></w:r>'
export const TAB = '<w:r><w:tab/></w:r>'

export interface ParagraphStyle {
  /** The id of a style of the file. */
  style?: string
  /** A list of numbering.xml, with the level in it; `hanging`: how far its marks stand before the indent. */
  numbering?: { list: number; level?: number; hanging?: number }
  /** In twentieths of a point. */
  indent?: number
  align?: 'left' | 'center' | 'right' | 'both'
  /** Stays on the page of the next paragraph. */
  keepNext?: boolean
  /** In twentieths of a point; the default is 40. */
  after?: number
  /** Tab stops with the line that leads to each. */
  tabs?: readonly { at: number; leader?: 'underscore' | 'dot'; align?: 'left' | 'right' }[]
  isRuled?: boolean
  isOnNewPage?: boolean
  /** Without a height of its own: it stands between two tables, or after one. */
  isThin?: boolean
  /** Begins at the right. */
  isRightToLeft?: boolean
  bookmark?: { id: number; name: string } | undefined
}

/** The order of the properties is the schema's. */
export function paragraph(inside: string, style: ParagraphStyle = {}): string {
  const { numbering, indent, align, keepNext, after = 40, tabs = [], isRuled, isOnNewPage, isThin, bookmark } = style
  const properties = [
    style.style ? `<w:pStyle w:val="${style.style}"/>` : '',
    keepNext ? '<w:keepNext/>' : '',
    '<w:keepLines/>',
    isOnNewPage ? '<w:pageBreakBefore/>' : '',
    numbering ? `<w:numPr><w:ilvl w:val="${numbering.level ?? 0}"/><w:numId w:val="${numbering.list}"/></w:numPr>` : '',
    isRuled ? '<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="4" w:color="auto"/></w:pBdr>' : '',
    tabs.length > 0
      ? `<w:tabs>${tabs.map(({ at, leader, align = 'left' }) => element('w:tab', { 'w:val': align, 'w:leader': leader, 'w:pos': at })).join('')}</w:tabs>`
      : '',
    style.isRightToLeft ? '<w:bidi/>' : '',
    isThin ? '<w:spacing w:after="0" w:line="20" w:lineRule="exact"/>' : `<w:spacing w:after="${after}"/>`,
    indent === undefined
      ? ''
      : `<w:ind w:left="${indent}"${numbering?.hanging ? ` w:hanging="${numbering.hanging}"` : ''}/>`,
    align && align !== 'left' ? `<w:jc w:val="${align}"/>` : '',
  ]
  const mark = bookmark
    ? `${element('w:bookmarkStart', { 'w:id': bookmark.id, 'w:name': bookmark.name })}<w:bookmarkEnd w:id="${bookmark.id}"/>`
    : ''
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${mark}${inside}</w:p>`
}

const BLANK = /<w:p><w:pPr><w:keepLines\/><w:spacing w:after="\d+"\/><\/w:pPr><\/w:p>$/

/** The blank line behind each question takes no room behind the last: it could begin a page of its own. */
export const endingThin = (blocks: string): string => blocks.replace(BLANK, paragraph('', { isThin: true }))

/** Paragraphs, those in tables too, on one page: each but the last stays on the page of the next one. */
export function together(xml: string): string {
  const last = xml.lastIndexOf('<w:p>')
  const kept = xml
    .slice(0, Math.max(0, last))
    .replaceAll(/(?<!<w:keepNext\/>)<w:keepLines\/>/g, '<w:keepNext/><w:keepLines/>')
  return kept + xml.slice(Math.max(0, last))
}

/** A field that Word works out when it opens the file: `PAGE`, `NUMPAGES`. */
export const field = (name: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('1')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

export interface Cell {
  /** Paragraphs and tables; the last is a paragraph. */
  content: string
  span?: number
  /** Begins, or goes on with, a cell of several rows. */
  rows?: 'first' | 'more'
  /** Its content stands in the middle of its height. */
  isMiddle?: boolean
}

export interface TableStyle {
  /** In twentieths of a point, one for each column. */
  widths: readonly number[]
  indent?: number
  hasNoLines?: boolean
  /** Whether the first row comes again on each page. */
  hasHead?: boolean
}

const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']

export function table(
  rows: readonly (readonly Cell[])[],
  { widths, indent = 0, hasNoLines, hasHead }: TableStyle,
): string {
  const line = hasNoLines ? 'w:val="nil"' : 'w:val="single" w:sz="4" w:space="0" w:color="auto"'
  const borders = `<w:tblBorders>${EDGES.map((edge) => `<w:${edge} ${line}/>`).join('')}</w:tblBorders>`
  const total = widths.reduce((sum, width) => sum + width, 0)
  const properties = `<w:tblPr><w:tblW w:w="${total}" w:type="dxa"/><w:tblInd w:w="${indent}" w:type="dxa"/>${borders}<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="80" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr>`
  const grid = `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`
  return `<w:tbl>${properties}${grid}${rows.map((cells, at) => tableRow(cells, widths, hasHead === true && at === 0)).join('')}</w:tbl>`
}

function tableRow(cells: readonly Cell[], widths: readonly number[], isHead: boolean): string {
  let column = 0
  const written = cells.map(({ content, span = 1, rows, isMiddle }) => {
    const width = widths.slice(column, column + span).reduce((sum, one) => sum + one, 0)
    column += span
    const merged = rows === undefined ? '' : rows === 'first' ? '<w:vMerge w:val="restart"/>' : '<w:vMerge/>'
    const spans = span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''
    return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${spans}${merged}${isMiddle ? '<w:vAlign w:val="center"/>' : ''}</w:tcPr>${content}</w:tc>`
  })
  return `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${written.join('')}</w:tr>`
}
