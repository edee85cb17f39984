import { ApiError, invalid } from '@bank/contract'
import { MAX_BYTES, TOO_HEAVY } from './header.ts'

const DATA_URL = /^data:[^,]{0,200};base64,/i
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** As long as the base64 of MAX_BYTES, with a line break after every 64. */
const MAX_DIGITS = Math.ceil((MAX_BYTES * 4 * 66) / (3 * 64))

/** The bytes of a data URL or of base64 alone. What the URL says of their type does not matter (decisions 4). */
export function fromBase64(text: string): Buffer {
  const digits = text.trim().replace(DATA_URL, '')
  if (digits.length > MAX_DIGITS) throw new ApiError('TOO_LARGE', TOO_HEAVY)
  const joined = digits.replace(/\s+/g, '')
  if (!BASE64.test(joined)) throw invalid({ image: 'Gambar tidak dapat dibaca.' })
  return Buffer.from(joined, 'base64')
}
