import { childOf, valOf, type XmlElement } from '../xml/element.ts'
import type { Label, Paragraph } from './blocks.ts'
import { isTakenOut } from './content.ts'
import { isOn } from './format.ts'
import { readInline } from './inline.ts'
import { Line } from './line.ts'
import type { Piece } from './piece.ts'
import { type Around, nextPlace, type Story, spend } from './story.ts'
import { alignOf, indentOf, type ParagraphStyle } from './styles.ts'

/** A paragraph, undefined if a tracked change took it away or all of it is hidden; and its line, with what is to follow it. */
export function readParagraph(
  element: XmlElement,
  story: Story,
  around: Around,
): { paragraph?: Paragraph; line: Line } {
  const properties = childOf(element, 'w:pPr')
  const style = story.styles.paragraph(valOf(properties, 'w:pStyle'))
  const line = new Line(story, nextPlace(story, around))
  line.bookmarks.push(...story.bookmarks.splice(0))
  readInline(element, line, style.format)
  const pieces = withDisplay(line.pieces.finish())
  spend(story, costOf(pieces) + line.bookmarks.length)
  if (pieces.length === 0 && isGone(childOf(properties, 'w:rPr'))) return { line }
  const label = labelOf(properties, style, story)
  return { paragraph: paragraphOf(line, pieces, { label, inBox: around.inBox, ...shapeOf(properties, style) }), line }
}

/** There may be half a million of them: without what is undefined, and without copies. */
function paragraphOf({ place, bookmarks }: Line, pieces: Piece[], looks: Looks): Paragraph {
  const { style, heading, align, indent, label, inBox } = looks
  const paragraph: Paragraph = { kind: 'paragraph', indent, place, bookmarks, pieces }
  if (style !== undefined) paragraph.style = style
  if (heading !== undefined) paragraph.heading = heading
  if (align) paragraph.align = align
  if (label) paragraph.label = label
  if (inBox) paragraph.inBox = inBox
  return paragraph
}

/** Its end is hidden or taken out too: Word counts no number for it. */
const isGone = (mark: XmlElement | undefined) => isTakenOut(mark) || isOn(mark, 'w:vanish')

const LETTERS_OF_ONE = 100
const costOf = (pieces: readonly Piece[]) =>
  pieces.reduce(
    (cost, piece) => cost + 1 + (piece.kind === 'text' ? Math.floor(piece.text.length / LETTERS_OF_ONE) : 0),
    0,
  )

interface Looks extends ReturnType<typeof shapeOf> {
  label: Label | undefined
  inBox: true | undefined
}

const shapeOf = (properties: XmlElement | undefined, style: ParagraphStyle) => ({
  style: style.name,
  heading: style.heading,
  align: alignOf(properties) ?? style.align,
  indent: indentOf(properties) ?? style.indent ?? 0,
})

/** A formula stands on a line of its own only where nothing else does; then nothing needs to break the line. */
function withDisplay(pieces: Piece[]): Piece[] {
  const isAlone = pieces.every((piece) => piece.kind === 'formula' || isBlank(piece))
  if (isAlone && pieces.every((piece) => piece.kind !== 'formula' || piece.display)) {
    const formulas = pieces.filter((piece) => piece.kind === 'formula')
    return formulas.length > 0 ? formulas : pieces
  }
  return isAlone ? pieces : pieces.map((piece) => (piece.kind === 'formula' ? { ...piece, display: false } : piece))
}

const isBlank = (piece: Piece) => piece.kind === 'break' || (piece.kind === 'text' && piece.text.trim() === '')

/** List 0 is none: so a paragraph leaves the list of its style. */
function labelOf(properties: XmlElement | undefined, style: ParagraphStyle, story: Story): Label | undefined {
  const own = childOf(properties, 'w:numPr')
  const numId = valOf(own, 'w:numId') ?? style.numId
  const list = numId === undefined || numId === '0' ? undefined : story.numbering(numId)
  if (!list) return undefined
  const level = valOf(own, 'w:ilvl') ?? style.level ?? list.levelOfStyle(style.id) ?? 0
  return story.counters.next(list, Number(level))
}
