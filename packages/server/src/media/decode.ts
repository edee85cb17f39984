import { webcrypto } from 'node:crypto'
import type { JpegOptions, Sharp } from 'sharp'
import { takingTurns } from '../process/taking-turns.ts'
import { broken, type Header, readHeader } from './header.ts'
import { indexedPng } from './indexed-png.ts'
import { loadSharp } from './sharp.ts'

/** A picture as it is stored: encoded again by this server, with none of the uploaded bytes. */
export interface Picture {
  type: 'png' | 'jpg'
  bytes: Buffer
  width: number
  height: number
  /** SHA-256 of the bytes, in hex. */
  etag: string
}

/** What is asked of a picture, and how long it may take. */
interface Needed {
  /** It is made smaller until neither side has more pixels. */
  side?: number
  /** After so many seconds it is refused; more where others go first. */
  seconds?: number
}

const SECONDS = 10
const twoAtOnce = takingTurns({ atOnce: 2, waiting: 32 })
const alone = takingTurns({ atOnce: 1, waiting: 32 })

/**
 * Every picture that is stored passes through here. PNG or JPEG is recognised by its bytes and its header is checked
 * first; then it is decoded, rotated by its orientation and encoded again without metadata (decisions 4). Throws with
 * `fields.image` like `readHeader`, and UNAVAILABLE when the queue is full.
 */
export async function decode(sent: Uint8Array, needed: Needed = {}): Promise<Picture> {
  const header = await readHeader(sent)
  const work = () => encodeAgain(header, needed)
  // at most one of the two slots holds such a picture, so that small ones do not wait behind it
  return isHeldWhole(header) ? alone(() => twoAtOnce(work)) : twoAtOnce(work)
}

/** Up to this size, two pictures may be in memory as a whole at the same time. */
const SMALL_PIXELS = 6_000_000
const isSmall = ({ width, height }: Header) => width * height <= SMALL_PIXELS

/** Large pictures are decoded row by row, but interlaced and rotated ones need to be in memory as a whole. */
const isHeldWhole = (header: Header) => !isSmall(header) && (header.isProgressive || (header.orientation ?? 1) > 1)

async function encodeAgain(header: Header, { side = Infinity, seconds = SECONDS }: Needed): Promise<Picture> {
  const { bytes, type } = header
  const sharp = await loadSharp()
  const upright = sharp(bytes, { failOn: 'error', autoOrient: true }).timeout({ seconds }).toColourspace('srgb')
  const isSmaller = Math.max(header.width, header.height) > side
  if (isSmaller) upright.resize({ width: side, height: side, fit: 'inside' })
  // between the colours of a palette that is made smaller there are others
  const indexed = header.isPalette && isSmall(header) && !isSmaller ? await withPalette(upright, header) : undefined
  const { data, info } = indexed ?? (await written(type === 'png' ? upright.png() : upright.jpeg(jpegOptions(header))))
  const etag = Buffer.from(await webcrypto.subtle.digest('SHA-256', data)).toString('hex')
  return { type, bytes: data, width: info.width, height: info.height, etag }
}

const written = (picture: Sharp) => picture.toBuffer({ resolveWithObject: true }).catch(broken)

/**
 * A palette stays one: as full colours a diagram would take two to ten times as many bytes. Its colours are few enough to
 * be kept as they are, in as many bits. A large one would need its pixels in memory as a whole.
 */
async function withPalette(upright: Sharp, { bitsPerSample = 8 }: Header) {
  const { data, info } = await written(upright.clone().ensureAlpha().raw())
  const png = await indexedPng({ rgba: data, width: info.width, height: info.height, bits: bitsPerSample })
  return png && { data: png, info }
}

const jpegOptions = (header: Header): JpegOptions => ({
  quality: 90,
  // 4:4:4 adds nothing to a photo that came with 4:2:0; 4:2:0 would blur coloured text in a scan
  chromaSubsampling: header.chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4',
  // a smaller file, but a second pass over all pixels
  optimiseCoding: isSmall(header),
})
