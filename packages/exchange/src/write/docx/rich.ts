// HTML of ours as paragraphs and tables of Word.
import { allOf, type Element, elementsIn, nodesOf } from '../html/tree.ts'
import { isRightToLeft } from '../right-to-left.ts'
import { type Block, blocksOf, type Room } from './blocks.ts'
import { columnTexts, columnWidths } from './column-widths.ts'
import { gridOf } from './grid.ts'
import { BREAK, type Cell, type ParagraphStyle, paragraph, table } from './word-xml.ts'

/** A text as XML. `first` changes the style of the first paragraph: its number, its bookmark. */
export const richText = (html: string, room: Room, first?: ParagraphStyle): string =>
  written(blocksOf(nodesOf(html), room), room, first)

export function written(blocks: readonly Block[], room: Room, first: ParagraphStyle = {}): string {
  const [head] = blocks
  // a table, or a list of its own, cannot bear the number of the question
  const isLine = head && 'inline' in head && !(first.numbering && head.style.numbering)
  const all = isLine ? blocks : [{ inline: '', style: {}, text: '' }, ...blocks]
  const style = room.style ? { style: room.style } : {}
  return all
    .map((block, at) => {
      const next = all[at + 1]
      const keepNext = isKept(room, next === undefined)
      if ('table' in block)
        return (
          tableOf(block.table, room) +
          (next && 'inline' in next ? '' : paragraph('', { ...style, isThin: true, keepNext }))
        )
      const indent = room.indent === undefined ? {} : { indent: room.indent }
      const own: ParagraphStyle = {
        ...style,
        ...indent,
        keepNext,
        isRightToLeft: isRightToLeft(block.text),
        ...block.style,
        ...(at === 0 && first),
      }
      if (own.numbering && !own.numbering.hanging) delete own.indent
      return paragraph(block.inline, own)
    })
    .join('')
}

function isKept({ keepNext = false }: Room, isLast: boolean): boolean {
  if (keepNext === 'inside') return !isLast
  return keepNext === 'last' ? isLast : keepNext
}

/** A text of one part: an option, a statement, with its picture below. */
export const inlineOf = (html: string, room: Room): string =>
  blocksOf(nodesOf(html), room)
    .map((block) => ('inline' in block ? block.inline : ''))
    .join(BREAK)

function tableOf(element: Element, room: Room): string {
  const rows = allOf(element.children, 'tr').map(elementsIn)
  const grid = gridOf(rows)
  const count = Math.max(1, ...grid.map((row) => row.reduce((sum, { span }) => sum + span, 0)))
  const { widths, size } = columnWidths(columnTexts(grid, count), room.width)
  const inCell = (from: number, span: number): Room => ({
    pictures: room.pictures,
    width: widths.slice(from, from + span).reduce((sum, width) => sum + width, -CELL_MARGINS),
    keepNext: room.keepNext === true || room.keepNext === 'inside',
    ...(size !== undefined && { size }),
    ...(room.style && { style: room.style }),
  })
  const cells = grid.map((row) => {
    let column = 0
    return row.map(({ cell, span, rows }): Cell => {
      const inside = inCell(column, span)
      column += span
      return {
        content: cell ? written(blocksOf([cell], inside), inside) : paragraph(''),
        span,
        ...(rows && { rows }),
      }
    })
  })
  return table(cells, { widths, indent: room.indent ?? 0 })
}

const CELL_MARGINS = 160
