// HTML of ours as what a cell holds: lines of letters with marks, formulas, and the pictures that lie on it.
import type { Marks, Piece } from '../../docx/piece.ts'
import { TAG_MARKS } from '../../html/tag-marks.ts'
import { type Element, elementsIn, isElement, type Node, nodesOf, textIn } from '../html/tree.ts'
import { trimmed } from './cell-line.ts'
import type { Loss } from './losses.ts'

export interface CellContent {
  /** Text, formulas, and breaks within a paragraph. */
  lines: Piece[][]
  pictures: CellPicture[]
  losses: Set<Loss>
}

export interface CellPicture {
  source: string
  /** As its author wants it, in CSS pixels. */
  width?: number
  alt?: string
}

export const EMPTY: CellContent = { lines: [], pictures: [], losses: new Set() }

/** Plain letters, with line ends. */
export const ofText = (text: string): CellContent => ({
  ...EMPTY,
  lines: text.split('\n').map((line) => [{ kind: 'text', text: line, marks: {} }]),
})

/** A text with blocks: each is a line. */
export const ofHtml = (html: string): CellContent => gathered(html, false)

/** A text without blocks, and its picture below; each of its breaks ends a line. */
export function ofFragment({
  text = '',
  image,
}: {
  text?: string | undefined
  image?: string | undefined
}): CellContent {
  const content = gathered(text, true)
  if (image && image !== 'image') content.pictures.push({ source: image })
  return content
}

/** One below the other. */
export const below = (all: readonly CellContent[]): CellContent => ({
  lines: all.flatMap(({ lines }) => lines),
  pictures: all.flatMap(({ pictures }) => pictures),
  losses: new Set(all.flatMap(({ losses }) => [...losses])),
})

interface Gathering {
  content: CellContent
  isFragment: boolean
  /** The line that goes on. */
  open: Piece[] | undefined
  /** How many pieces stand behind the last picture. */
  afterPicture: number
}

function gathered(html: string, isFragment: boolean): CellContent {
  const content: CellContent = { lines: [], pictures: [], losses: new Set() }
  const gathering: Gathering = { content, isFragment, open: undefined, afterPicture: 0 }
  gather(nodesOf(html), {}, gathering)
  const lines = content.lines.map(trimmed).filter((line) => line.length > 0)
  content.lines = lines.every(isPlace) || !isPlaced(lines) ? lines.filter((line) => !isPlace(line)) : lines
  return content
}

const PLACE = /^\[gambar \d+\]$/
const isPlace = (line: readonly Piece[]) =>
  line.length === 1 && line[0]?.kind === 'text' && PLACE.test(line[0].text.trim())
/** Whether a picture stands anywhere but in lines of its own at the end, where the reader puts it. */
const isPlaced = (lines: readonly (readonly Piece[])[]) => {
  const end = lines.findLastIndex((line) => !isPlace(line)) + 1
  return lines
    .slice(0, end)
    .some((line) => line.some((piece) => piece.kind === 'text' && /\[gambar \d+\]/.test(piece.text)))
}

function gather(nodes: readonly Node[], marks: Marks, gathering: Gathering): void {
  for (const node of nodes) {
    if (isElement(node)) gatherElement(node, marks, gathering)
    else addText(node.replace(/[ \t\r\n\f]+/g, ' '), marks, gathering)
  }
}

function addText(text: string, marks: Marks, gathering: Gathering): void {
  if (gathering.open || text.trim() !== '') add({ kind: 'text', text, marks }, gathering)
}

function add(piece: Piece, gathering: Gathering): void {
  if (!gathering.open) begin(gathering)
  gathering.open?.push(piece)
}

function begin(gathering: Gathering): void {
  gathering.open = []
  gathering.content.lines.push(gathering.open)
}

const BLOCKS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li'])
const LOSSES: Readonly<Record<string, Loss>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'heading' as const])),
  ul: 'list',
  ol: 'list',
  table: 'table',
  blockquote: 'format',
  pre: 'format',
  code: 'format',
  hr: 'format',
  a: 'link',
}

function gatherElement(node: Element, marks: Marks, gathering: Gathering): void {
  const { tag, children } = node
  noteLosses(node, gathering)
  const special = SPECIAL[tag]
  const isBlock = BLOCKS.has(tag)
  if (special) special(node, marks, gathering)
  else {
    if (isBlock) gathering.open = undefined
    gather(children, { ...marks, ...TAG_MARKS[tag] }, gathering)
    if (isBlock) gathering.open = undefined
  }
}

function noteLosses({ tag, attributes: { class: names = '' } }: Element, { content: { losses } }: Gathering): void {
  const loss = LOSSES[tag]
  if (loss) losses.add(loss)
  if (/\bta-(?!left\b)/.test(names) && tag !== 'td' && tag !== 'th') losses.add('align')
  if (tag === 'span' && names !== '') losses.add('colour')
}

type Special = (node: Element, marks: Marks, gathering: Gathering) => void
const SPECIAL: Readonly<Record<string, Special>> = {
  br: (_, __, gathering) => {
    if (gathering.isFragment) gathering.open = undefined
    else if (gathering.open) add({ kind: 'break' }, gathering)
  },
  math: gatherFormula,
  img: ({ attributes: { src = '', width, alt } }, marks, gathering) => {
    const { pictures } = gathering.content
    pictures.push({ source: src, ...(Number(width) > 0 && { width: Number(width) }), ...(alt && { alt }) })
    add({ kind: 'text', text: `[gambar ${pictures.length}]`, marks }, gathering)
  },
  ul: gatherList,
  ol: gatherList,
  table: gatherTable,
}

function gatherFormula(math: Element, marks: Marks, gathering: Gathering): void {
  const { 'data-latex': latex, display } = math.attributes
  if (latex) add({ kind: 'formula', latex, display: display === 'block' && !gathering.isFragment }, gathering)
  else {
    gathering.content.losses.add('formula')
    addText(textIn(math), marks, gathering)
  }
}

function gatherList(list: Element, marks: Marks, gathering: Gathering): void {
  for (const [at, item] of elementsIn(list).entries()) {
    begin(gathering)
    const mark = list.tag === 'ul' ? '•' : `${Number(list.attributes.start ?? 1) + at}.`
    addText(`${mark} `, marks, gathering)
    // its first paragraph goes on with the mark
    gather(
      item.children.flatMap((node, first) => (isFirst(node, first) ? node.children : [node])),
      marks,
      gathering,
    )
    gathering.open = undefined
  }
}

const isFirst = (node: Node, at: number): node is Element => at === 0 && isElement(node) && node.tag === 'p'

function gatherTable(table: Element, marks: Marks, gathering: Gathering): void {
  const rows = elementsIn(table).flatMap((part) => (part.tag === 'tr' ? [part] : elementsIn(part)))
  for (const row of rows) {
    begin(gathering)
    for (const [at, cell] of elementsIn(row).entries()) {
      if (at > 0) addText(' | ', marks, gathering)
      const inside = { ...marks, ...TAG_MARKS[cell.tag] }
      for (const node of cell.children)
        gather(isElement(node) && node.tag === 'p' ? node.children : [node], inside, gathering)
    }
    gathering.open = undefined
  }
}
