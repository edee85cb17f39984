import type { PictureSource } from '../picture-source.ts'
import type { PictureOf } from '../written-question.ts'
import { element } from '../xml.ts'
import { run } from './word-xml.ts'

/** The pictures of a file, each stored once. */
export interface Pictures {
  /** A run with the picture; a marked place for one that is gone. */
  draw: (source: string, size: Size) => string
  /** Parts by their names, and relations by their ids. */
  parts: () => { files: Record<string, PictureSource>; relations: [id: string, target: string][] }
}

/** In CSS pixels. */
interface Size {
  /** As its author wants it. */
  width?: number | undefined
  most: number
  /** Where its author does not say. */
  usual?: number
  tallest?: number
  alt?: string | undefined
}

const EMU_PER_PIXEL = 9525
/** A picture whose author did not say how wide it is has at most this share of the line, and at most this width in CSS pixels. */
const UNASKED = 0.7
export const USUAL = { text: 360, option: 220 } as const
/** In CSS pixels: 150 mm. */
const TALLEST = 567
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'

export function picturesFrom(pictureOf: PictureOf): Pictures {
  const known = new Map<string, { id: string; target: string }>()
  let count = 0

  const stored = (source: string, type: string) => {
    const found = known.get(source)
    if (found) return found.id
    const id = `picture${known.size + 1}`
    known.set(source, { id, target: `media/${id}.${type}` })
    return id
  }

  return {
    draw: (source, { width, most, usual = most, tallest = TALLEST, alt }) => {
      const picture = pictureOf(source)
      if (!picture) return run('[gambar tidak ada]')
      const wanted = Math.min(width ?? Math.min(picture.width, most * UNASKED, usual), most)
      const scale = Math.min(wanted / Math.max(1, picture.width), tallest / Math.max(1, picture.height))
      const id = stored(source, picture.type)
      count += 1
      return drawing({
        id,
        no: count,
        cx: Math.max(1, Math.round(picture.width * scale * EMU_PER_PIXEL)),
        cy: Math.max(1, Math.round(picture.height * scale * EMU_PER_PIXEL)),
        alt,
      })
    },
    parts: () => ({
      files: Object.fromEntries([...known].map(([source, { target }]) => [`word/${target}`, { source }])),
      relations: [...known.values()].map(({ id, target }) => [id, target]),
    }),
  }
}

interface Drawn {
  id: string
  no: number
  /** In English metric units. */
  cx: number
  cy: number
  alt: string | undefined
}

function drawing({ id, no, cx, cy, alt }: Drawn): string {
  const name = { id: no, name: `Gambar ${no}`, descr: alt || undefined }
  const frame = `<a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`
  const fill = `<pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`
  const picture = `<pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr>${element('pic:cNvPr', name)}<pic:cNvPicPr/></pic:nvPicPr>${fill}<pic:spPr>${frame}</pic:spPr></pic:pic>`
  const graphic = `<a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture">${picture}</a:graphicData></a:graphic>`
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/>${element('wp:docPr', name)}${graphic}</wp:inline></w:drawing></w:r>`
}
