import { ApiError, invalid } from '@bank/contract'
import { MAX_BYTES, TOO_HEAVY } from './header.ts'

const DATA_URL = /^data:[^,]{0,200};base64,/i
/** The length of MAX_BYTES in base64, with a line break (2 characters) after every 64. */
const MAX_DIGITS = Math.ceil((MAX_BYTES * 4 * 66) / (3 * 64))

/** The bytes of a data URL or of plain base64. The type in the URL is ignored (decisions 4). */
export function fromBase64(text: string): Buffer {
  const digits = text.trim().replace(DATA_URL, '')
  if (digits.length > MAX_DIGITS) throw new ApiError('TOO_LARGE', TOO_HEAVY)
  const bytes = Buffer.from(digits, 'base64')
  // what browsers send; checking each sign of a large picture would keep the other calls waiting
  if (bytes.length > 0 && bytes.toString('base64') === digits) return bytes
  if (!isBase64(digits)) throw invalid({ image: 'Gambar tidak dapat dibaca.' })
  return bytes
}

const PADDING = '='.charCodeAt(0)
const DIGITS = codesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
const SPACES = codesOf(' \t\n\v\f\r')

function codesOf(signs: string) {
  const table = new Uint8Array(128)
  for (const sign of signs) table[sign.charCodeAt(0)] = 1
  return table
}

/** Digits, then at most two `=`, with spaces anywhere. A regular expression takes three times as long. */
function isBase64(text: string): boolean {
  let digits = 0
  let padding = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (SPACES[code]) continue
    if (code === PADDING) padding += 1
    else if (DIGITS[code] && padding === 0) digits += 1
    else return false
  }
  return digits > 0 && padding <= 2
}
