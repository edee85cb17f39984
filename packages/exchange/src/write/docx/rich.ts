// HTML of ours as paragraphs and tables of Word.
import { allOf, type Element, elementsIn, isElement, type Node, nodesOf } from '../html/tree.ts'
import { ommlOf } from '../omml/write-omml.ts'
import { gridOf } from './grid.ts'
import type { Pictures } from './pictures.ts'
import { BREAK, type Cell, type Marks, type ParagraphStyle, paragraph, run, table } from './word-xml.ts'

/** Where a text stands. */
export interface Room {
  pictures: Pictures
  /** The width of the line, in twentieths of a point. */
  width: number
  indent?: number
  keepNext?: boolean
}

/** A paragraph before it is written, or a table that is. */
export type Block = { inline: string; style: ParagraphStyle } | { table: string }

const MARKS: Readonly<Record<string, Marks>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  s: { strike: true },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  h4: { bold: true },
  th: { bold: true },
}
const PARAGRAPHS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'li',
  'section',
  'figure',
])
const ALIGNED = { 'ta-center': 'center', 'ta-right': 'right', 'ta-justify': 'both' } as const
const TWIPS_PER_PIXEL = 15
const LIST_INDENT = 360

type Line = Extract<Block, { inline: string }>

interface Style {
  marks: Marks
  paragraph: ParagraphStyle
  /** Of lists. */
  depth: number
}

/** The blocks of a text. A line without any text or picture is none. */
export const blocksOf = (nodes: readonly Node[], room: Room): Block[] => {
  const gathered: Gathered = { blocks: [], room }
  gather(nodes, { marks: {}, paragraph: {}, depth: 0 }, gathered)
  return gathered.blocks
}

interface Gathered {
  blocks: Block[]
  /** The line that goes on. */
  open?: Line | undefined
  room: Room
}

function begin(gathered: Gathered, style: ParagraphStyle, inline = ''): Line {
  const line = { inline, style }
  gathered.blocks.push(line)
  gathered.open = line
  return line
}

function add(inline: string, { paragraph }: Style, gathered: Gathered) {
  const line = gathered.open ?? begin(gathered, paragraph)
  line.inline += inline
}

function gather(nodes: readonly Node[], style: Style, gathered: Gathered) {
  for (const node of nodes) {
    if (isElement(node)) gatherElement(node, style, gathered)
    else gatherText(node.replace(/[ \t\r\n\f]+/g, ' '), style, gathered)
  }
}

function gatherText(text: string, style: Style, gathered: Gathered) {
  if (gathered.open || text.trim() !== '') add(run(text, style.marks), style, gathered)
}

function gatherElement(node: Element, style: Style, gathered: Gathered) {
  const marks = { ...style.marks, ...MARKS[node.tag] }
  const special = SPECIAL[node.tag]
  if (special) special(node, style, gathered)
  else if (!PARAGRAPHS.has(node.tag)) gather(node.children, { ...style, marks }, gathered)
  else {
    gathered.open = undefined
    gather(node.children, { ...style, marks, paragraph: { ...style.paragraph, ...alignOf(node) } }, gathered)
    gathered.open = undefined
  }
}

type Special = (node: Element, style: Style, gathered: Gathered) => void
const SPECIAL: Readonly<Record<string, Special>> = {
  ul: gatherList,
  ol: gatherList,
  table: (node, _, gathered) => {
    gathered.blocks.push({ table: tableOf(node, gathered.room) })
    gathered.open = undefined
  },
  br: (_, style, gathered) => add(BREAK, style, gathered),
  math: (node, style, gathered) => add(formula(node), style, gathered),
  img: (node, style, gathered) => add(picture(node, gathered.room), style, gathered),
}

function gatherList(list: Element, style: Style, gathered: Gathered) {
  const indent = (gathered.room.indent ?? 0) + LIST_INDENT * (style.depth + 1)
  const inside = { ...style, paragraph: { ...style.paragraph, indent }, depth: style.depth + 1 }
  for (const [at, item] of elementsIn(list).entries()) {
    begin(gathered, inside.paragraph, run(`${markOf(list, at)} `, style.marks))
    gather(item.children.flatMap(withoutParagraph), inside, gathered)
    gathered.open = undefined
  }
}

/** The first paragraph of an item stands beside its mark. */
const withoutParagraph = (node: Node, at: number): readonly Node[] =>
  at === 0 && isElement(node) && node.tag === 'p' ? node.children : [node]

const markOf = (list: Element, at: number) => (list.tag === 'ul' ? '•' : `${Number(list.attributes.start ?? 1) + at})`)

function alignOf({ attributes: { class: names = '' } }: Element): ParagraphStyle {
  const align = Object.entries(ALIGNED).find(([name]) => names.split(' ').includes(name))?.[1]
  return align ? { align } : {}
}

const formula = (math: Element) =>
  math.attributes.display === 'block' ? `<m:oMathPara>${ommlOf(math)}</m:oMathPara>` : ommlOf(math)

const picture = ({ attributes: { src = '', width, alt } }: Element, room: Room) =>
  room.pictures.draw(src, { width: Number(width) || undefined, most: room.width / TWIPS_PER_PIXEL, alt })

/** A text as XML. `first` changes the style of the first paragraph: its number, its bookmark. */
export const richText = (html: string, room: Room, first?: ParagraphStyle): string =>
  written(blocksOf(nodesOf(html), room), room, first)

export function written(blocks: readonly Block[], room: Room, first: ParagraphStyle = {}): string {
  const all = blocks.length > 0 && blocks[0] && 'inline' in blocks[0] ? blocks : [{ inline: '', style: {} }, ...blocks]
  const rest: ParagraphStyle = {
    ...(room.indent !== undefined && { indent: room.indent }),
    keepNext: room.keepNext === true,
  }
  return all
    .map((block, at) => {
      if ('table' in block) return block.table + paragraph('', { ...rest, after: 0 })
      const own = { ...rest, ...block.style, ...(at === 0 && first) }
      if (own.numbering) delete own.indent
      return paragraph(block.inline, own)
    })
    .join('')
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
  const width = Math.floor((room.width - (room.indent ?? 0)) / count)
  const inCell = (span: number): Room => ({
    pictures: room.pictures,
    width: width * span - 160,
    keepNext: room.keepNext === true,
  })
  const cells = grid.map((row) =>
    row.map(({ cell, span, rows }): Cell => {
      const inside = cell ? written(blocksOf([cell], inCell(span)), inCell(span)) : paragraph('')
      return { content: inside, span, ...(rows && { rows }) }
    }),
  )
  return table(cells, { widths: Array.from({ length: count }, () => width), indent: room.indent ?? 0 })
}
