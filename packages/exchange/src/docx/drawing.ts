import { childOf, elementsOf, firstWithin, textIn, type XmlElement } from '../xml/element.ts'
import { chosenOf } from './content.ts'
import type { Line } from './line.ts'
import { cropOf, cropOfVml, pixelsOf, putPicture, type Shown, shownBy, widthInStyle } from './picture.ts'
import type { Marks } from './piece.ts'

/**
 * What a drawing holds (`w:drawing`, `w:pict`, `w:object`): pictures, text boxes, objects of other programs. Lines,
 * arrows and charts cannot be read: one warning for all of a drawing.
 */
export function readDrawing(drawing: XmlElement, line: Line, marks: Marks) {
  const reader = new DrawingReader(line, marks, shownBy(drawing))
  if (!readObject(drawing, line)) reader.inside(drawing)
  if (reader.lacksShapes) line.pieces.warn('shape')
}

/** An equation, a sheet: its own part. A linked one has none, and shows its picture. */
function readObject(drawing: XmlElement, line: Line): boolean {
  const ole = childOf(drawing, 'o:OLEObject')
  if (!ole) return false
  const { package: file, relationships } = line.story
  const own = relationships.get(ole.attributes['r:id'] ?? '')
  if (!own || own.external || !file.zip.has(own.target)) {
    line.pieces.warn('embedded', ole.attributes.ProgID)
    return false
  }
  const preview = relationships.get(firstWithin(drawing, 'v:imagedata')?.attributes['r:id'] ?? '')
  const program = ole.attributes.ProgID ?? ''
  const shown = preview && !preview.external && file.zip.has(preview.target)
  line.pieces.put({ kind: 'object', program, part: own.target, ...(shown && { preview: preview.target }) })
  return true
}

const DRAWN = new Set(['shape', 'rect', 'oval', 'line', 'roundrect', 'polyline', 'curve', 'arc'].map((n) => `v:${n}`))
/** Charts, diagrams, ink and 3D models: Word keeps them in parts of their own. */
const PARTS = new Set(['c:chart', 'dgm:relIds', '?:chart'])
/** What shows something by itself. */
const SHOWN = ['a:blip', 'w:txbxContent', 'v:imagedata', 'v:textpath']

class DrawingReader {
  lacksShapes = false

  constructor(
    private readonly line: Line,
    private readonly marks: Marks,
    private readonly shown: Shown,
  ) {}

  inside(element: XmlElement, around: Shown = this.shown) {
    for (const child of elementsOf(element)) this.read(child, around)
  }

  private read(element: XmlElement, around: Shown) {
    const by = Object.hasOwn(this.by, element.name) ? this.by[element.name] : undefined
    if (by) return by(element, around)
    this.noticeShape(element)
    const width = DRAWN.has(element.name) ? widthInStyle(element.attributes.style) : undefined
    this.inside(element, width ? { ...around, width } : around)
  }

  private noticeShape(element: XmlElement) {
    const { name, attributes } = element
    const isShape = (DRAWN.has(name) && attributes['o:hr'] === undefined) || name === 'wps:wsp'
    const isShown = isShape && firstWithin(element, ...SHOWN) !== undefined
    if (PARTS.has(name) || (isShape && !isShown) || isUnknownGraphic(element)) this.lacksShapes = true
  }

  private readonly by: Readonly<Record<string, (element: XmlElement, around: Shown) => void>> = {
    'pic:pic': (picture, around) => {
      const cx = firstWithin(picture, 'a:ext')?.attributes.cx
      this.inside(picture, around.width || !cx ? around : { ...around, width: pixelsOf(cx) })
    },
    'pic:blipFill': (fill, around) => this.fill(fill, around),
    'a:blipFill': (fill, around) => this.fill(fill, around),
    'v:imagedata': (picture, around) => {
      const { 'r:id': relation, 'o:relid': old, 'r:href': linked, 'o:title': title } = picture.attributes
      putPicture(this.line, relation ?? old ?? linked, {
        ...around,
        alt: around.alt ?? title,
        crop: cropOfVml(picture),
      })
    },
    'v:textpath': ({ attributes }) => this.line.pieces.text(attributes.string ?? '', this.marks),
    'a:t': (text) => this.line.pieces.text(textIn(text), this.marks),
    'w:txbxContent': (box) => this.line.boxes.push(box),
    'mc:AlternateContent': (element, around) => {
      const chosen = chosenOf(element)
      if (chosen) this.inside(chosen, around)
    },
  }

  private fill(fill: XmlElement, around: Shown) {
    const { 'r:embed': embedded, 'r:link': linked } = childOf(fill, 'a:blip')?.attributes ?? {}
    if (embedded || linked) putPicture(this.line, embedded || linked, { ...around, crop: cropOf(fill) })
  }
}

/** A graphic of a kind that we do not know. */
const isUnknownGraphic = (element: XmlElement) =>
  element.name === 'a:graphicData' &&
  !elementsOf(element).some(({ name }) => KNOWN_GRAPHICS.has(name.split(':')[0] ?? ''))
const KNOWN_GRAPHICS = new Set(['pic', 'wps', 'wpg', 'wpc', 'c', 'dgm', 'a', 'mc'])
