import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Clock steps that a phone may be early or late. */
const TOLERANCE = 1
const SECRET_BYTES = 20
const ISSUER = 'Bank Soal'
const SIX_DIGITS = /^\d{6}$/

/** What every authenticator app takes: SHA-1, six digits, 30 seconds (RFC 6238). */
const totpOf = (secret: string, label?: string) =>
  new TOTP({ issuer: ISSUER, secret: Secret.fromBase32(secret), period: STEP_SECONDS, ...(label && { label }) })

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from the QR code. */
export const uriOf = (secret: string, email: string) => totpOf(secret, email).toString()

/** Whether a text has the form of a code. The library throws on six characters of more than one byte. */
export const looksLikeCode = (text: string) => SIX_DIGITS.test(text)

/** The clock step that a code belongs to; null when it is the code of none near now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!looksLikeCode(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: TOLERANCE })
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

/** The code that an app shows `steps` clock steps from now. */
export const codeAt = (secret: string, steps = 0) =>
  totpOf(secret).generate({ timestamp: Date.now() + steps * STEP_SECONDS * 1000 })
