import { elementsOf, type XmlElement } from '../xml/element.ts'
import type { Block, Paragraph } from './blocks.ts'
import { chosenOf } from './content.ts'
import type { Line } from './line.ts'
import { readParagraph } from './paragraph.ts'
import type { Piece } from './piece.ts'
import { type Around, nextPlace, placeOf, type Story } from './story.ts'
import { readTable } from './table.ts'
import { piecesOf } from './warnings.ts'

type Read = (element: XmlElement, story: Story, around: Around) => Block[]

/** The blocks of a body, a cell, a text box or a note, in the order of reading. */
export const readBlocks: Read = (container, story, around) =>
  elementsOf(container).flatMap((child) => readBlock(child, story, around))

/** A child of a body. What we do not know is walked through. */
export const readBlock: Read = (element, story, around) => {
  if (Object.hasOwn(READ, element.name)) return READ[element.name]?.(element, story, around) ?? []
  return element.name.endsWith('Pr') ? [] : readBlocks(element, story, around)
}

const paragraph: Read = (element, story, around) => {
  const { paragraph: read, line } = readParagraph(element, story, around)
  read?.pieces.push(...notesOf(line))
  const boxes = line.boxes.flatMap((box) => readBox(box, story, around))
  return read ? [read, ...boxes] : boxes
}

/** A paragraph or a table in the middle of a line is out of place: it follows, as a text box does. */
const readBox: Read = (box, story, around) =>
  box.name === 'w:txbxContent' ? readBlocks(box, story, { ...around, inBox: true }) : readBlock(box, story, around)

/** What stands among blocks though it belongs into a line. */
const alone: Read = (element, story, around) =>
  paragraph({ ...element, name: 'w:p', children: [element] }, story, around)

const bookmark: Read = ({ attributes }, story) => {
  story.bookmarks.push(attributes['w:name'] ?? '')
  return []
}

const taken: Read = (_, story, { table, row }) => {
  story.notices.push({ code: 'changes', place: placeOf(story.position, table, row) })
  return []
}

/** Another document, put in as a whole. */
const embedded: Read = (_, story, around) => [
  {
    kind: 'paragraph',
    place: nextPlace(story, around),
    indent: 0,
    bookmarks: [],
    pieces: [{ kind: 'warning', code: 'embedded' }],
  },
]

const READ: Readonly<Record<string, Read>> = {
  'w:p': paragraph,
  'w:tbl': (element, story, around) => [readTable(element, story, around, readBlocks)],
  'w:r': alone,
  'w:hyperlink': alone,
  'w:fldSimple': alone,
  'm:oMath': alone,
  'm:oMathPara': alone,
  'w:del': taken,
  'w:moveFrom': taken,
  'w:altChunk': embedded,
  'w:subDoc': embedded,
  'w:bookmarkStart': bookmark,
  'mc:AlternateContent': (element, story, around) => {
    const chosen = chosenOf(element)
    return chosen ? readBlocks(chosen, story, around) : []
  },
}

/** The notes of a line, each in brackets. Notes of notes are none. */
function* notesOf({ notes, story, place }: Line): Generator<Piece> {
  for (const { kind, id } of notes) {
    const taken = story.takeNote(kind, id)
    if (!taken) continue
    const blocks = readBlocks(taken.note, taken.story, { table: place.table, row: place.row })
    yield { kind: 'text', text: ' [', marks: {} }
    yield* inOneLine(blocks)
    yield { kind: 'text', text: ']', marks: {} }
  }
}

function* inOneLine(blocks: readonly Block[]): Generator<Piece> {
  let before: Paragraph['place'] | undefined
  for (const [piece, place] of piecesOf(blocks)) {
    if (before && before !== place) yield { kind: 'break' }
    yield before || piece.kind !== 'text' ? piece : { ...piece, text: piece.text.trimStart() }
    before = place
  }
}
