// Clean HTML, of the editor or the clipboard, as blocks that can be recognised as questions.
import type { Block, Cell, Paragraph, Place, Row, Table } from '../docx/blocks.ts'
import type { Kept } from './kept.ts'
import { type ListPlace, labelOf } from './label.ts'
import { isElement, type PageElement, type PageNode } from './node.ts'
import { piecesOf } from './pieces.ts'

export interface Page {
  blocks: Block[]
  /** What stands as it is: see kept.ts. */
  kept: Kept
}

/** What is counted through a page, and what is kept of it. */
interface Reading {
  kept: Kept
  paragraphs: number
  tables: number
  lists: number
  /** The next number of the last list of each level and format, and that list. */
  ends: Map<string, { next: number; id: number }>
}
/** Where a node stands: in an item of a list, whose label its first line takes; in a row of a table. */
interface Context {
  item?: ListPlace
  place: Omit<Place, 'para'>
}

const LINES = new Set('p div h1 h2 h3 h4 h5 h6 blockquote pre li center section article'.split(' '))
const LISTS = new Set(['ol', 'ul'])
const isBlock = (node: PageNode): boolean =>
  isElement(node) && (LINES.has(node.name) || LISTS.has(node.name) || node.name === 'table' || node.name === 'hr')
/** A wrapper of letters, such as `<b>` or `<a>`, around whole lines. */
const holdsBlocks = (node: PageNode): boolean => isBlock(node) || (isElement(node) && node.children.some(holdsBlocks))

export function pageOf(nodes: readonly PageNode[]): Page {
  const reading: Reading = { kept: [], paragraphs: 0, tables: 0, lists: 0, ends: new Map() }
  return { blocks: blocksOf(nodes, { place: {} }, reading), kept: reading.kept }
}

/** Letters that stand beside blocks are lines of their own. */
function blocksOf(nodes: readonly PageNode[], context: Context, reading: Reading, heading?: number): Block[] {
  const blocks: Block[] = []
  let line: PageNode[] = []
  const labelled = (): ListPlace | undefined => (blocks.length === 0 ? context.item : undefined)
  const endLine = () => {
    const paragraph = paragraphOf(line, labelled(), context, reading, heading)
    if (paragraph) blocks.push(paragraph)
    line = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !holdsBlocks(node)) {
      line.push(node)
      continue
    }
    endLine()
    blocks.push(...elementBlocks(node, { ...context, item: labelled() }, reading))
  }
  endLine()
  return blocks
}

function elementBlocks(element: PageElement, context: Context, reading: Reading): Block[] {
  if (element.name === 'table') return [...captionOf(element, context, reading), tableOf(element, context, reading)]
  if (LISTS.has(element.name)) return itemsOf(element, context, reading)
  const [, level] = /^h([1-6])$/.exec(element.name) ?? []
  return blocksOf(element.children, context, reading, level ? Number(level) : undefined)
}

/** A list within a list stands in an item of it, or, as some programs write it, beside the items. */
function itemsOf(list: PageElement, context: Context, reading: Reading): Block[] {
  const level = context.item ? context.item.level + 1 : 0
  const kind = `${level} ${list.name} ${list.attributes.type ?? ''}`
  const start = Number(list.attributes.start ?? 1)
  // a list that other lines stand in is written as several, each with the number that it begins with
  const before = reading.ends.get(kind)
  const id = before && start > 1 && before.next === start ? before.id : ++reading.lists
  let at = 0
  const blocks = list.children.flatMap((child) => {
    const item = { list, at, level, id }
    if (!isElement(child)) return child.trim() === '' ? [] : blocksOf([child], { ...context, item }, reading)
    if (LISTS.has(child.name)) return itemsOf(child, { ...context, item }, reading)
    at += 1
    return blocksOf(child.children, { ...context, item }, reading)
  })
  reading.ends.set(kind, { next: start + at, id })
  return blocks
}

function paragraphOf(
  nodes: readonly PageNode[],
  item: ListPlace | undefined,
  { place }: Context,
  reading: Reading,
  heading: number | undefined,
): Paragraph | undefined {
  const pieces = piecesOf(nodes, reading.kept)
  if (pieces.length === 0) return undefined
  return {
    kind: 'paragraph',
    place: { para: ++reading.paragraphs, ...place },
    ...(item && { label: labelOf(item) }),
    ...(heading && { heading }),
    indent: 0,
    bookmarks: [],
    pieces,
  }
}

const ROWS_IN = new Set(['thead', 'tbody', 'tfoot'])
const spanOf = (said: string | undefined) => Math.min(Math.max(Number(said) || 1, 1), 99)

const captionOf = ({ children }: PageElement, context: Context, reading: Reading): Block[] =>
  children
    .filter((child): child is PageElement => isElement(child) && child.name === 'caption')
    .flatMap((caption) => blocksOf(caption.children, context, reading))

function tableOf(table: PageElement, context: Context, reading: Reading): Table {
  const number = ++reading.tables
  const rows = rowsIn(table)
  /** By column, how many more rows a cell above takes. */
  const taken: number[] = []
  const read = rows.map((row, at): Row => {
    const place = { table: number, row: at + 1 }
    const cells = cellsOf(row, taken, (cell) => blocksOf(cell.children, { place }, reading))
    const isHead = row.children.filter(isElement).every(({ name }) => name === 'th')
    return { place: { para: reading.paragraphs, ...place }, isHead, cells }
  })
  const width = Math.max(1, ...read.flatMap(({ cells }) => cells.map(({ column, colspan }) => column + colspan)))
  const columns = Array.from({ length: width }, () => Math.round(100 / width))
  return {
    kind: 'table',
    place: { para: reading.paragraphs, ...context.place, table: number },
    columns,
    rows: read,
  }
}

const rowsIn = ({ children }: PageElement): PageElement[] =>
  children
    .filter(isElement)
    .flatMap((child) => (ROWS_IN.has(child.name) ? rowsIn(child) : child.name === 'tr' ? [child] : []))

function cellsOf(row: PageElement, taken: number[], blocksIn: (cell: PageElement) => Block[]): Cell[] {
  let column = 0
  const free = () => {
    while ((taken[column] ?? 0) > 0) taken[column++] = (taken[column - 1] ?? 1) - 1
  }
  const cells = row.children
    .filter((child): child is PageElement => isElement(child) && (child.name === 'td' || child.name === 'th'))
    .map((element): Cell => {
      free()
      const [colspan, rowspan] = [spanOf(element.attributes.colspan), spanOf(element.attributes.rowspan)]
      const cell = { column, colspan, rowspan, blocks: blocksIn(element) }
      for (let at = 0; at < colspan; at++) taken[column++] = rowspan - 1
      return cell
    })
  for (; column < taken.length; column++) taken[column] = Math.max(0, (taken[column] ?? 0) - 1)
  return cells
}
