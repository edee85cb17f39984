import type { Crop, PicturePiece } from '../docx/piece.ts'
import { inAttribute } from '../formula/escape.ts'

const SOURCE = 'part:'

/** A picture of the file until the server keeps it: its part, and what is cut off (left, top, right, bottom; shares of 1). */
export const pictureSource = ({ part, crop }: Pick<PicturePiece, 'part' | 'crop'>): string =>
  SOURCE + encodeURI(part) + (crop ? `?crop=${[crop.left, crop.top, crop.right, crop.bottom].join(',')}` : '')

/** What `pictureSource` has written; undefined for any other address. */
export function pictureOf(source: string): { part: string; crop?: Crop } | undefined {
  if (!source.startsWith(SOURCE)) return undefined
  const [part = '', cut] = source.slice(SOURCE.length).split('?crop=')
  if (!cut) return { part: decodeURI(part) }
  const [left = 0, top = 0, right = 0, bottom = 0] = cut.split(',').map(Number)
  return { part: decodeURI(part), crop: { left, top, right, bottom } }
}

export function pictureHtml(picture: PicturePiece): string {
  const { width, alt = '' } = picture
  const size = width ? ` width="${Math.max(1, Math.round(width))}"` : ''
  const said = alt.replace(/\s+/g, ' ').trim().slice(0, 500)
  return `<img src="${inAttribute(pictureSource(picture))}"${said ? ` alt="${inAttribute(said)}"` : ''}${size}>`
}
