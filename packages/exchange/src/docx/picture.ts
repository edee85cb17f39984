import { childOf, firstWithin, type XmlElement } from '../xml/element.ts'
import type { Line } from './line.ts'
import type { Crop } from './piece.ts'

/** What a drawing says of a picture. */
export interface Shown {
  /** In pixels of 1/96 inch. */
  width?: number
  alt?: string
  crop?: Crop
}

const TYPES = { 'image/png': 'image/png', 'image/jpeg': 'image/jpeg', 'image/jpg': 'image/jpeg' } as const
const MOST = { width: 9999, alt: 500 }

/** A picture of the file; one that is not in it, or that no browser shows, leaves a warning. */
export function putPicture(line: Line, relation: string | undefined, { width, alt, crop }: Shown) {
  const { package: file, relationships } = line.story
  const found = relationships.get(relation ?? '')
  if (found?.external) return line.pieces.warn('picture-linked')
  if (!found || !file.zip.has(found.target)) return line.pieces.warn('picture-missing')
  const part = found.target
  const type = typeOf(part, file.typeOf(part))
  if (!isShown(type)) {
    return line.pieces.put({ kind: 'warning', code: 'picture-format', detail: wordOf(type), part })
  }
  line.pieces.put({
    kind: 'picture',
    part,
    type: TYPES[type],
    ...(width && width >= 1 && { width: Math.min(Math.round(width), MOST.width) }),
    ...(alt && { alt: alt.slice(0, MOST.alt) }),
    ...(crop && { crop }),
  })
}

const isShown = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type)

/** By its name, if the file does not say it. */
const typeOf = (part: string, said: string) =>
  said.startsWith('image/') ? said : `image/${part.slice(part.lastIndexOf('.') + 1).toLowerCase()}`

/** `image/x-emf` is EMF. */
const wordOf = (type: string) =>
  type
    .replace(/^image\/(?:x-|vnd\.)?/, '')
    .replace(/\+xml$/, '')
    .toUpperCase()

const EMU_PER_PIXEL = 9525

/** Of DrawingML, in English metric units. */
export const pixelsOf = (emu: string | undefined): number => Number(emu) / EMU_PER_PIXEL

/** Pixels of 1/96 inch in a unit. */
const UNITS: Readonly<Record<string, number>> = { pt: 96 / 72, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, px: 1, '': 1 }

/** Of VML: `width:12.5pt`. */
export function widthInStyle(style = ''): number | undefined {
  const [, number, unit = ''] = /(?:^|;)\s*width:\s*([\d.]{1,12})(pt|in|cm|mm|px|)\s*(?:;|$)/.exec(style) ?? []
  return number === undefined ? undefined : Number(number) * (UNITS[unit] ?? 1)
}

/** `a:srcRect` beside a picture: thousandths of a percent, or `12%` in the strict form. */
export function cropOf(fill: XmlElement): Crop | undefined {
  const { l, t, r, b } = childOf(fill, 'a:srcRect')?.attributes ?? {}
  return cropped([l, t, r, b].map((side = '0') => Number.parseFloat(side) / (side.endsWith('%') ? 100 : 100_000)))
}

/** `v:imagedata` has shares, or 65536ths of the whole with an `f`. */
export function cropOfVml({ attributes }: XmlElement): Crop | undefined {
  const sides = ['cropleft', 'croptop', 'cropright', 'cropbottom'].map((side) => attributes[side] ?? '0')
  return cropped(sides.map((side) => Number.parseFloat(side) / (side.endsWith('f') ? 65_536 : 1)))
}

/** Nothing for no crop, and for one that leaves nothing. */
function cropped(sides: readonly number[]): Crop | undefined {
  const [left = 0, top = 0, right = 0, bottom = 0] = sides.map((side) => (side > 0 ? side : 0))
  const isNone = left + top + right + bottom === 0
  return isNone || left + right >= 1 || top + bottom >= 1 ? undefined : { left, top, right, bottom }
}

/** What is said of all pictures of a drawing; in a group each has its own width. */
export function shownBy(drawing: XmlElement): Shown {
  const isGroup = firstWithin(drawing, 'wpg:wgp', 'wpc:wpc') !== undefined
  const extent = firstWithin(drawing, 'wp:extent')
  return {
    alt: firstWithin(drawing, 'wp:docPr')?.attributes.descr,
    width: isGroup ? undefined : pixelsOf(extent?.attributes.cx),
  }
}
