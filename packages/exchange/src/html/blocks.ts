// Parts of a question as HTML that the sanitiser keeps unchanged.
import { ALIGNS, styleClasses } from '@bank/contract/rich-style'
import type { Align, Cell, Label, Table } from '../docx/blocks.ts'
import { escaped } from '../formula/escape.ts'
import { ownPartOf } from '../own/styles.ts'
import { type Content, contentsOf, type LinePart } from '../source/content.ts'
import { type Line, type SourceCell, type SourceTable, sliced } from '../source/lines.ts'
import { inlineHtml } from './inline.ts'

/** A stem or a discussion: paragraphs, lists with their labels, tables. */
export function blocksHtml(contents: readonly Content[]): string {
  const written: Written[] = []
  for (const content of contents) add(written, content)
  return grouped(written)
}

interface Written {
  html: string
  /** For an item of a list. */
  list?: List
  line?: Line
}

interface List {
  tag: 'ul' | 'ol'
  type: string
  number: number
}

function add(written: Written[], content: Content): void {
  if (content.kind === 'table') {
    written.push({ html: tableHtml(content.table, content.without) })
    return
  }
  const html = inlineHtml(sliced(content.line.pieces, content.from, content.to))
  const label = labelOf(content)
  if (html === '' && !label) return
  const last = written.at(-1)
  if (last?.line && last.line.paragraph === content.line.paragraph) {
    last.html += `<br>${html}`
    last.line = content.line
    return
  }
  const list = label && listOf(label)
  written.push({
    html: list || !label ? html : `${escaped(label.text)} ${html}`.trim(),
    ...(list && { list }),
    line: content.line,
  })
}

const labelOf = ({ line, from, withoutLabel }: LinePart): Label | undefined =>
  withoutLabel || from > 0 || line.label?.text === undefined ? undefined : line.label

const TYPES: Readonly<Record<string, string>> = {
  decimal: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
}

/** A list of ours prints `1.` and `a.` alone; another label stays as text. */
function listOf({ text, format, number }: Label): List | undefined {
  if (format === 'bullet' || text === '') return { tag: 'ul', type: '', number }
  const type = TYPES[format]
  return type && /^[0-9a-z]+\.$/i.test(text) && number > 0 && number < 10_000 ? { tag: 'ol', type, number } : undefined
}

function grouped(written: readonly Written[]): string {
  let html = ''
  let open: List | undefined
  for (const { html: one, list, line } of written) {
    if (open && !goesOn(open, list)) html += `</${open.tag}>`
    if (list && !goesOn(open, list)) html += opening(list)
    html += list ? `<li><p>${one}</p></li>` : line ? paragraphHtml(line, one) : one
    open = list
  }
  return open ? `${html}</${open.tag}>` : html
}

const goesOn = (open: List | undefined, list: List | undefined) =>
  open !== undefined &&
  list !== undefined &&
  open.tag === list.tag &&
  open.type === list.type &&
  (list.tag === 'ul' || list.number === open.number + 1)

function opening({ tag, type, number }: List): string {
  if (tag === 'ul') return '<ul>'
  return `<ol${number > 1 ? ` start="${number}"` : ''}${type === '1' ? '' : ` type="${type}"`}>`
}

/** Headings are known in a file of ours alone: elsewhere a bold title is a part of the text. */
function paragraphHtml({ paragraph: { align, heading, style } }: Line, inside: string): string {
  const tag = heading && ownPartOf(style) ? `h${heading}` : 'p'
  return `<${tag}${alignClass(align)}>${inside}</${tag}>`
}

function alignClass(align: Align | undefined): string {
  const name = `ta-${align}`
  return ALIGNS.includes(name) ? ` class="${name}"` : ''
}

const classes = (names: readonly string[]) => (names.length > 0 ? ` class="${names.join(' ')}"` : '')
const widthOf = (percent: number | undefined) => (percent ? styleClasses(`width:${percent}%`) : [])
const MOST_SPANNED = 99
const span = (name: 'colspan' | 'rowspan', cells: number) =>
  cells > 1 ? ` ${name}="${Math.min(cells, MOST_SPANNED)}"` : ''

/** A table with its merged cells and our classes of width. The cells of `without` stay empty. */
function tableHtml({ table, rows }: SourceTable, without: ReadonlySet<SourceCell> = new Set()): string {
  const body = rows.map(({ row, cells }) => {
    const tag = row.isHead ? 'th' : 'td'
    const written = cells.map(
      (one) => `<${tag}${attributesOf(one.cell, table)}>${without.has(one) ? '<p></p>' : cellHtml(one)}</${tag}>`,
    )
    return `<tr>${written.join('')}</tr>`
  })
  return `<table${classes(widthOf(table.width))}><tbody>${body.join('')}</tbody></table>`
}

function attributesOf({ column, colspan, rowspan, blocks }: Cell, { columns }: Table): string {
  const share = columns.slice(column, column + colspan).reduce((sum, width) => sum + width, 0)
  const aligns = blocks.map((block) => (block.kind === 'paragraph' ? `ta-${block.align}` : ''))
  const align = ALIGNS.filter((name) => aligns.length > 0 && aligns.every((one) => one === name))
  return classes([...align, ...widthOf(share)]) + span('colspan', colspan) + span('rowspan', rowspan)
}

const cellHtml = ({ content }: SourceCell) => blocksHtml(contentsOf(content)) || '<p></p>'
