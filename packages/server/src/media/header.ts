import { ApiError, invalid } from '@bank/contract'
import type { Metadata } from 'sharp'
import { neededChunks } from './png-chunks.ts'
import { loadSharp } from './sharp.ts'

export const MAX_BYTES = 5 * 1024 * 1024
const MAX_SIDE = 8_000
const MAX_PIXELS = 25_000_000
/** The JPEG of a camera has about ten scans. Each costs a pass over the whole picture, but only a few bytes. */
const MAX_SCANS = 100

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')
const START_OF_SCAN = Buffer.from('ffda', 'hex')

const said = (sentence: string) => ({ message: sentence, fields: { image: sentence } })
export const TOO_HEAVY = said('Gambar paling besar 5 MB.')

/** The header of a picture, read without decoding it, and the bytes that may be decoded. */
export interface Header extends Metadata {
  type: 'png' | 'jpg'
  bytes: Buffer
}

/** Checks type and size without decoding. Throws WRONG_TYPE, TOO_LARGE or VALIDATION at `image` (decisions 4). */
export async function readHeader(sent: Uint8Array): Promise<Header> {
  const given = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const type = typeOf(given)
  if (given.length > MAX_BYTES) throw new ApiError('TOO_LARGE', TOO_HEAVY)
  const bytes = type === 'png' ? neededChunks(given) : given
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken)
  const { width, height } = header
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw invalid({ image: 'Gambar paling besar 8.000 piksel per sisi dan 25 megapiksel.' })
  }
  if (type === 'jpg' && countOf(START_OF_SCAN, bytes) > MAX_SCANS) throw broken()
  return { ...header, type, bytes }
}

/** Throws VALIDATION for a picture that cannot be decoded. */
export function broken(): never {
  throw invalid({ image: 'Gambar rusak dan tidak dapat dibaca.' })
}

function typeOf(bytes: Buffer): Header['type'] {
  if (bytes.length === 0) throw invalid({ image: 'Pilih berkas gambar.' })
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpg'
  throw new ApiError('WRONG_TYPE', said('Gambar harus berupa PNG atau JPEG.'))
}

function countOf(part: Buffer, bytes: Buffer) {
  let count = 0
  for (let at = bytes.indexOf(part); at !== -1; at = bytes.indexOf(part, at + part.length)) count++
  return count
}
