// What stands in a line of a document: letters, formulas, drawings, and what wraps them.

import { inFont } from '../formula/symbols.ts'
import { childOf, elementsOf, textIn, valOf, within, type XmlElement } from '../xml/element.ts'
import { chosenOf, hasContent } from './content.ts'
import { readDrawing } from './drawing.ts'
import { type Format, formatOf, marksOf, switched } from './format.ts'
import { formulaOf, signOf } from './formula.ts'
import type { Line } from './line.ts'
import type { NoteKind } from './story.ts'

type Read = (element: XmlElement, line: Line, format: Format) => void

/** All that stands within an element. What we do not know is walked through, so that its words are not lost. */
export const readInline: Read = (element, line, format) => {
  for (const child of elementsOf(element)) {
    if (Object.hasOwn(READ, child.name)) READ[child.name]?.(child, line, format)
    else if (!saysNothing(child)) readInline(child, line, format)
  }
}

const saysNothing = ({ name }: XmlElement) => name.endsWith('Pr') || SILENT.has(name)
const SILENT = new Set(['w:delText', 'w:delInstrText', 'w:softHyphen', 'w:commentReference', 'w:annotationRef'])

const run: Read = (element, line, around) => {
  const properties = childOf(element, 'w:rPr')
  const style = line.story.styles.letters(valOf(properties, 'w:rStyle'))
  const format = { ...switched(around, style), ...formatOf(properties) }
  if (!format.hidden) return readInline(element, line, format)
  if (hasContent(element)) line.notice('hidden')
  // fields begin and end in hidden runs too
  for (const child of elementsOf(element)) if (FIELD.has(child.name)) READ[child.name]?.(child, line, format)
}
const FIELD = new Set(['w:fldChar', 'w:instrText'])

const text: Read = (element, line, format) => {
  const letters = textIn(element).replace(/[\r\n\t]+/g, ' ')
  const signs = inFont(format.caps ? letters.toUpperCase() : letters, format.font)
  put(signs.text, line, format)
  if (signs.isLossy) line.pieces.warn('symbol', format.font ?? 'Symbol')
}

const put = (letters: string, line: Line, format: Format) => line.pieces.text(letters, marksOf(format))

const formula =
  (display: boolean): Read =>
  (element, line, format) => {
    for (const piece of formulaOf(element, display, marksOf(format))) line.pieces.put(piece)
    const isDrawing = ({ name }: XmlElement) => DRAWINGS.has(name)
    const drawings = [...within(element, (child) => !isDrawing(child))].filter(isDrawing)
    for (const drawing of drawings) readDrawing(drawing, line, marksOf(format))
  }
const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:object'])

const drawing: Read = (element, line, format) => readDrawing(element, line, marksOf(format))
const tab: Read = (_, line, format) => put('\t', line, format)
const taken: Read = (_, line) => line.notice('changes')
const box: Read = (element, line) => line.boxes.push(element)
const note =
  (kind: NoteKind): Read =>
  ({ attributes }, line) =>
    line.notes.push({ kind, id: attributes['w:id'] ?? '' })

const READ: Readonly<Record<string, Read>> = {
  'w:r': run,
  'w:t': text,
  'w:tab': tab,
  'w:ptab': tab,
  'w:br': ({ attributes }, line) => {
    if (attributes['w:type'] === 'page') line.endPage(true)
    line.pieces.put({ kind: 'break' })
  },
  'w:cr': (_, line) => line.pieces.put({ kind: 'break' }),
  'w:lastRenderedPageBreak': (_, line) => line.endPage(false),
  'w:noBreakHyphen': (_, line, format) => put('\u2011', line, format),
  'w:sym': (element, line, format) => {
    const sign = signOf(element)
    put(sign, line, format)
    if (sign === '\ufffd') line.pieces.warn('symbol', element.attributes['w:font'])
  },
  'w:fldChar': ({ attributes }, line) => {
    if (attributes['w:fldCharType'] === 'begin') line.pieces.beginField()
    else if (attributes['w:fldCharType'] === 'separate') line.pieces.separate()
    else line.pieces.endField()
  },
  'w:instrText': (element, line) => line.pieces.instruct(textIn(element)),
  'w:fldSimple': (element, line, format) => {
    line.pieces.beginField()
    line.pieces.instruct(element.attributes['w:instr'] ?? '')
    line.pieces.separate()
    readInline(element, line, format)
    line.pieces.endField()
  },
  'w:ins': (element, line, format) => {
    taken(element, line, format)
    readInline(element, line, format)
  },
  'w:moveTo': (element, line, format) => {
    taken(element, line, format)
    readInline(element, line, format)
  },
  'w:del': taken,
  'w:moveFrom': taken,
  'w:ruby': (element, line, format) => {
    for (const base of elementsOf(element)) if (base.name === 'w:rubyBase') readInline(base, line, format)
    const reading = childOf(element, 'w:rt')
    if (!reading) return
    put('(', line, format)
    readInline(reading, line, format)
    put(')', line, format)
  },
  'm:oMath': formula(false),
  'm:oMathPara': (element, line, format) => {
    for (const child of elementsOf(element)) {
      if (child.name === 'm:oMath') formula(true)(child, line, format)
      else if (!saysNothing(child)) readInline({ ...element, children: [child] }, line, format)
    }
  },
  'w:drawing': drawing,
  'w:pict': drawing,
  'w:object': drawing,
  'mc:AlternateContent': (element, line, format) => {
    const chosen = chosenOf(element)
    if (chosen) readInline(chosen, line, format)
  },
  'w:bookmarkStart': ({ attributes }, line) => line.bookmarks.push(attributes['w:name'] ?? ''),
  'w:footnoteReference': note('footnotes'),
  'w:endnoteReference': note('endnotes'),
  'w:txbxContent': box,
  'w:p': box,
  'w:tbl': box,
}
