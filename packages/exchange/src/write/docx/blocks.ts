// HTML of ours as the paragraphs and tables that it is made of.
import { LETTER_MARKS, TAG_MARKS } from '../../html/tag-marks.ts'
import { headingStyleId } from '../../own/styles.ts'
import { type Element, elementsIn, isElement, type Node } from '../html/tree.ts'
import { ommlOf } from '../omml/write-omml.ts'
import { type ListKind, type Lists, listKindOf } from './lists.ts'
import { type Pictures, USUAL } from './pictures.ts'
import { BREAK, type Marks, type ParagraphStyle, run } from './word-xml.ts'

/** Where a text stands. */
export interface Room {
  pictures: Pictures
  /** The width of the line, in twentieths of a point. */
  width: number
  indent?: number
  /** Which of its paragraphs stay on the page of the next one: all, all but the last, or the last alone. */
  keepNext?: boolean | 'inside' | 'last'
  /** Of the letters in half points, where it is not the style's. */
  size?: number
  /** The id of the style of each paragraph. */
  style?: string
  /** Lists are numbered by the program that shows the file; without it, their marks are letters. */
  lists?: Lists
}

/** A paragraph with its runs, or a table, before they are written. */
export type Block = { inline: string; style: ParagraphStyle; text: string } | { table: Element }

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
  const gathered: Gathered = { blocks: [], mixed: new Set(), room }
  const marks = room.size === undefined ? {} : { size: room.size }
  gather(nodes, { marks, paragraph: {}, depth: 0 }, gathered)
  return gathered.blocks.map((block) => (gathered.mixed.has(block) ? withoutDisplay(block) : block))
}

/** Beside a text Word has no formulas of their own line, and LibreOffice would centre all of it. */
const withoutDisplay = (block: Block): Block =>
  'inline' in block ? { ...block, inline: block.inline.replaceAll(/<\/?m:oMathPara>/g, '') } : block

interface Gathered {
  blocks: Block[]
  /** The lines with more than formulas of their own line. */
  mixed: Set<Block>
  /** The line that goes on. */
  open?: Line | undefined
  /** What its last part is, since its last break; undefined for nothing. A formula of its own line lets nothing beside it. */
  last?: 'text' | 'display' | undefined
  room: Room
}

function begin(gathered: Gathered, style: ParagraphStyle, inline = ''): Line {
  const line = { inline, style, text: '' }
  gathered.blocks.push(line)
  gathered.open = line
  gathered.last = undefined
  if (inline !== '') gathered.mixed.add(line)
  return line
}

function add(inline: string, { paragraph }: Style, gathered: Gathered, kind: 'text' | 'display' = 'text') {
  const line = gathered.open ?? begin(gathered, paragraph)
  const isBroken = gathered.last === 'display' || (kind === 'display' && gathered.last)
  line.inline += isBroken && inline !== BREAK ? BREAK + inline : inline
  gathered.last = inline === BREAK ? undefined : kind
  if (gathered.last === 'text') gathered.mixed.add(line)
}

function gather(nodes: readonly Node[], style: Style, gathered: Gathered) {
  for (const node of nodes) {
    if (isElement(node)) gatherElement(node, style, gathered)
    else gatherText(node.replace(/[ \t\r\n\f]+/g, ' '), style, gathered)
  }
}

function gatherText(text: string, style: Style, gathered: Gathered) {
  const isBlank = text.trim() === ''
  if (isBlank && (!gathered.open || gathered.last !== 'text')) return
  add(run(text, style.marks), style, gathered)
  if (gathered.open) gathered.open.text += text
}

function gatherElement(node: Element, style: Style, gathered: Gathered) {
  const marks = { ...style.marks, ...marksOf(node, gathered.room) }
  const special = SPECIAL[node.tag]
  if (special) special(node, style, gathered)
  else if (!PARAGRAPHS.has(node.tag)) gather(node.children, { ...style, marks }, gathered)
  else {
    gathered.open = undefined
    gather(
      node.children,
      {
        ...style,
        marks,
        paragraph: {
          ...style.paragraph,
          ...alignOf(node),
          ...quoted(node, style, gathered.room),
          ...headed(node, gathered.room),
        },
      },
      gathered,
    )
    gathered.open = undefined
  }
}

type Special = (node: Element, style: Style, gathered: Gathered) => void
const SPECIAL: Readonly<Record<string, Special>> = {
  ul: gatherList,
  ol: gatherList,
  table: (node, _, gathered) => {
    gathered.blocks.push({ table: node })
    gathered.open = undefined
  },
  br: (_, style, gathered) => add(BREAK, style, gathered),
  math: (node, style, gathered) =>
    isDisplay(node)
      ? add(`<m:oMathPara>${ommlOf(node)}</m:oMathPara>`, style, gathered, 'display')
      : add(ommlOf(node), style, gathered),
  img: (node, style, gathered) => add(picture(node, gathered.room), style, gathered),
}

function gatherList(list: Element, style: Style, gathered: Gathered) {
  const indent = (gathered.room.indent ?? 0) + LIST_INDENT * (style.depth + 1)
  const numbering = numberingOf(list, gathered.room)
  const paragraph = { ...style.paragraph, indent, ...(numbering && { numbering }) }
  const within = { ...style, paragraph: { ...style.paragraph, indent }, depth: style.depth + 1 }
  for (const [at, item] of elementsIn(list).entries()) {
    begin(gathered, paragraph, numbering ? '' : run(`${markOf(list, at)} `, style.marks))
    gather(item.children.flatMap(withoutParagraph), within, gathered)
    gathered.open = undefined
  }
}

/** A list of the file itself; undefined where its marks are written as letters. */
function numberingOf({ tag, attributes: { type = '1', start = '1' } }: Element, { lists }: Room) {
  const kind: ListKind | undefined = tag === 'ul' ? 'bullet' : listKindOf(type)
  return kind && lists && { list: lists.begin(kind, Number(start) || 1), hanging: LIST_INDENT }
}

/** The first paragraph of an item stands beside its mark. */
const withoutParagraph = (node: Node, at: number): readonly Node[] =>
  at === 0 && isElement(node) && node.tag === 'p' ? node.children : [node]

const markOf = (list: Element, at: number) => (list.tag === 'ul' ? '•' : `${Number(list.attributes.start ?? 1) + at})`)

function alignOf({ attributes: { class: names = '' } }: Element): ParagraphStyle {
  const align = Object.entries(ALIGNED).find(([name]) => names.split(' ').includes(name))?.[1]
  return align ? { align } : {}
}

const quoted = ({ tag }: Element, { paragraph }: Style, room: Room): ParagraphStyle =>
  tag === 'blockquote' ? { indent: (paragraph.indent ?? room.indent ?? 0) + LIST_INDENT } : {}

const levelOf = ({ tag }: Element) => /^h([1-6])$/.exec(tag)?.[1]

/** A heading stays with the text below it. Where paragraphs have styles, it has one too, which makes it bold. */
function headed(node: Element, { style }: Room): ParagraphStyle {
  const level = levelOf(node)
  return level ? { keepNext: true, ...(style && { style: headingStyleId(style, level) }) } : {}
}

const marksOf = (node: Element, { style }: Room): Marks | undefined =>
  style && levelOf(node) ? LETTER_MARKS[node.tag] : TAG_MARKS[node.tag]

const isDisplay = (math: Element) => math.attributes.display === 'block'

const picture = ({ attributes: { src = '', width, alt } }: Element, room: Room) =>
  room.pictures.draw(src, {
    width: Number(width) || undefined,
    most: room.width / TWIPS_PER_PIXEL,
    usual: USUAL.text,
    alt,
  })
