// The pictures that lie on a sheet, each at its cell.
import type { PictureSource } from '../picture-source.ts'
import type { PictureOf } from '../written-question.ts'
import { element, XML_HEAD } from '../xml.ts'
import type { CellPicture } from './cell-content.ts'

export interface Drawings {
  /** Puts the pictures of a cell below its text. Returns how high text and pictures are, in pixels, and how many were gone. */
  place: (pictures: readonly CellPicture[], at: CellPlace) => { height: number; gone: number }
  /** The drawing, and the pictures by their parts; undefined when nothing lies on the sheet. */
  parts: () => { xml: string; files: Record<string, PictureSource>; targets: string[] } | undefined
}

interface CellPlace {
  /** From 0. */
  row: number
  column: number
  /** Of the column and of its text, in pixels. */
  width: number
  textHeight: number
}

const EMU = 9525
const GAP = 4
const MOST_HEIGHT = 150
/** The highest row of Excel. */
const ROW_HEIGHT = 540
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function drawingsFrom(pictureOf: PictureOf): Drawings {
  const known = new Map<string, { id: string; target: string }>()
  const anchors: string[] = []

  const stored = (source: string, type: string) => {
    const found = known.get(source)
    if (found) return found.id
    const id = `picture${known.size + 1}`
    known.set(source, { id, target: `../media/${id}.${type}` })
    return id
  }

  return {
    place: (pictures, { row, column, width, textHeight }) => {
      const found = pictures.flatMap((one) => {
        const picture = pictureOf(one.source)
        return picture ? [{ ...one, picture }] : []
      })
      const room = Math.min(MOST_HEIGHT, (ROW_HEIGHT - textHeight) / Math.max(1, found.length) - GAP)
      let top = textHeight + GAP
      for (const { source, picture, width: wanted, alt } of found) {
        const scale = Math.min(1, (width - 2 * GAP) / picture.width, Math.max(16, room) / picture.height)
        const [wide, high] = [picture.width * scale, picture.height * scale]
        const name = `bank-soal ${anchors.length + 1}${wanted ? ` lebar ${wanted}` : ''}`
        const id = stored(source, picture.type)
        anchors.push(anchorXml({ id, no: anchors.length + 1, name, alt, row, column, top, wide, high }))
        top += high + GAP
      }
      return { height: top, gone: pictures.length - found.length }
    },
    parts: () =>
      anchors.length === 0
        ? undefined
        : {
            xml: `${XML_HEAD}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${RELATIONS}">${anchors.join('')}</xdr:wsDr>`,
            files: Object.fromEntries([...known].map(([source, { target }]) => [`xl${target.slice(2)}`, { source }])),
            targets: [...known.values()].map(({ target }) => target),
          },
  }
}

interface Anchor {
  id: string
  no: number
  name: string
  alt: string | undefined
  row: number
  column: number
  /** In pixels. */
  top: number
  wide: number
  high: number
}

const emu = (pixels: number) => Math.max(1, Math.round(pixels * EMU))

function anchorXml({ id, no, name, alt, row, column, top, wide, high }: Anchor): string {
  const from = `<xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${emu(GAP)}</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${emu(top)}</xdr:rowOff></xdr:from>`
  const size = `cx="${emu(wide)}" cy="${emu(high)}"`
  const named = `<xdr:nvPicPr>${element('xdr:cNvPr', { id: no + 1, name, descr: alt })}<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>`
  const fill = `<xdr:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>`
  const frame = `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr>`
  return `<xdr:oneCellAnchor>${from}<xdr:ext ${size}/><xdr:pic>${named}${fill}${frame}</xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`
}
