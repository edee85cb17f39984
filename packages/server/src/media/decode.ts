import { createHash } from 'node:crypto'
import sharp from 'sharp'
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

const LARGE_PIXELS = 6_000_000

/** Most pictures pass row by row; turned or interlaced ones lie in memory whole. */
function isHeldWhole({ width, height, isProgressive, orientation = 1 }: Header) {
  return width * height > LARGE_PIXELS && (isProgressive || orientation > 1)
}

async function encodeAnew({ bytes, type, chromaSubsampling }: Header): Promise<Picture> {
  const upright = sharp(bytes, { failOn: 'error', autoOrient: true })
    .timeout({ seconds: SECONDS })
    .toColourspace('srgb')
  // a photo gains nothing from finer colour than it came with; coloured print in a scan would lose by coarser
  const fresh =
    type === 'png'
      ? upright.png()
      : upright.jpeg({ quality: 90, chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' })
  const { data, info } = await fresh.toBuffer({ resolveWithObject: true }).catch(broken)
  const etag = createHash('sha256').update(data).digest('hex')
  return { type, bytes: data, width: info.width, height: info.height, etag }
}
