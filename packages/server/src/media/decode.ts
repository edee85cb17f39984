import { createHash } from 'node:crypto'
import sharp, { type JpegOptions } from 'sharp'
import { takingTurns } from '../taking-turns.ts'
import { broken, type Header, readHeader } from './header.ts'

/** A picture as it is stored: fresh from our encoder, without a byte of what was sent. */
export interface Picture {
  type: 'png' | 'jpg'
  bytes: Buffer
  width: number
  height: number
  /** SHA-256 of the bytes, in hex. */
  etag: string
}

const SECONDS = 10
const twoAtOnce = takingTurns({ atOnce: 2, waiting: 32 })
const alone = takingTurns({ atOnce: 1, waiting: 32 })

/**
 * The one way into the store: PNG or JPEG told by its bytes, header first, decoded, turned upright, encoded anew, its
 * metadata dropped (decisions 4). Refuses with `fields.image` like `readHeader`, and UNAVAILABLE when the line is full.
 */
export async function decode(sent: Uint8Array): Promise<Picture> {
  const header = await readHeader(sent)
  const work = () => encodeAnew(header)
  // the other turn stays free for everybody's small pictures
  return isHeldWhole(header) ? alone(() => twoAtOnce(work)) : twoAtOnce(work)
}

/** Up to here a picture may lie in memory whole, twice over. */
const SMALL_PIXELS = 6_000_000
const isSmall = ({ width, height }: Header) => width * height <= SMALL_PIXELS

/** Large pictures pass row by row, but for interlaced and turned ones. */
const isHeldWhole = (header: Header) => !isSmall(header) && (header.isProgressive || (header.orientation ?? 1) > 1)

async function encodeAnew(header: Header): Promise<Picture> {
  const { bytes, type } = header
  const upright = sharp(bytes, { failOn: 'error', autoOrient: true })
    .timeout({ seconds: SECONDS })
    .toColourspace('srgb')
  const fresh = type === 'png' ? upright.png() : upright.jpeg(jpegOptions(header))
  const { data, info } = await fresh.toBuffer({ resolveWithObject: true }).catch(broken)
  const etag = createHash('sha256').update(data).digest('hex')
  return { type, bytes: data, width: info.width, height: info.height, etag }
}

const jpegOptions = (header: Header): JpegOptions => ({
  quality: 90,
  // a photo gains nothing from finer colour than it came with; coloured print in a scan would lose by coarser
  chromaSubsampling: header.chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4',
  // a second look at all the pixels, for a smaller file
  optimiseCoding: isSmall(header),
})
