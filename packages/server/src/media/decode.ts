import { createHash } from 'node:crypto'
import { ApiError, invalid } from '@bank/contract'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { takingTurns } from '../taking-turns.ts'

/** A picture as it is stored: fresh from our encoder, without a byte of what was sent. */
export interface Picture {
  type: 'png' | 'jpg'
  bytes: Buffer
  width: number
  height: number
  /** SHA-256 of the bytes, in hex. */
  etag: string
}

/** What a refusal tells, to the person and to the form. */
const said = (sentence: string) => ({ message: sentence, fields: { image: sentence } })

export const MAX_BYTES = 5 * 1024 * 1024
export const TOO_HEAVY = said('Gambar paling besar 5 MB.')
const MAX_SIDE = 8_000
const MAX_PIXELS = 25_000_000
const SECONDS = 10

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

// libvips reads some twenty formats; what was never asked for must not be reachable
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
sharp.cache(false)

const inTurn = takingTurns({ atOnce: 2, waiting: 32 })

/**
 * The one way into the store: PNG or JPEG told by its bytes, header first, decoded, turned upright, encoded anew, its
 * metadata dropped (decisions 4). Throws WRONG_TYPE, TOO_LARGE, VALIDATION with `fields.image`, or UNAVAILABLE when
 * too many wait.
 */
export async function decode(sent: Uint8Array): Promise<Picture> {
  const type = typeOf(sent)
  if (sent.length > MAX_BYTES) throw new ApiError('TOO_LARGE', TOO_HEAVY)
  return inTurn(async () => {
    const source = sharp(sent, { failOn: 'error', limitInputPixels: MAX_PIXELS, autoOrient: true })
    const header = await source.metadata().catch(broken)
    if (header.width > MAX_SIDE || header.height > MAX_SIDE || header.width * header.height > MAX_PIXELS) {
      throw invalid({ image: 'Gambar paling besar 8.000 piksel per sisi dan 25 megapiksel.' })
    }
    const { data, info } = await encoded(source, type, header).toBuffer({ resolveWithObject: true }).catch(broken)
    const etag = createHash('sha256').update(data).digest('hex')
    return { type, bytes: data, width: info.width, height: info.height, etag }
  })
}

function typeOf(sent: Uint8Array): Picture['type'] {
  if (sent.length === 0) throw invalid({ image: 'Pilih berkas gambar.' })
  if (PNG.equals(sent.subarray(0, PNG.length))) return 'png'
  if (JPEG.equals(sent.subarray(0, JPEG.length))) return 'jpg'
  throw new ApiError('WRONG_TYPE', said('Gambar harus berupa PNG atau JPEG.'))
}

function encoded(source: Sharp, type: Picture['type'], { chromaSubsampling }: Metadata): Sharp {
  const plain = source.timeout({ seconds: SECONDS }).toColourspace('srgb')
  if (type === 'png') return plain.png()
  // a photo gains nothing from finer colour than it came with; small coloured text in a scan would lose by coarser
  return plain.jpeg({ quality: 90, chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' })
}

function broken(): never {
  throw invalid({ image: 'Gambar rusak dan tidak dapat dibaca.' })
}
