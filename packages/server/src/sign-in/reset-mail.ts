import { createHash, randomBytes } from 'node:crypto'
import { linkTo } from '../mail/link-to.ts'
import type { Mail } from '../mail/smtp.ts'

/** Sends the link after the request is answered, so that the answer's time does not show who has an account. */
export type ResetMail = (account: { name: string; email: string }, token: string) => void

/** A link's token: 256 random bits, of which the database keeps only the hash. */
export function newLink() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: linkHash(token) }
}

export const linkHash = (token: string) => createHash('sha256').update(token).digest()

/** Long enough for the request to be answered and its link to be stored. */
const AFTER_THE_ANSWER_MS = 200

interface Settings {
  mail: Mail
  /** The URL of the app. */
  baseUrl: string
  failed: (error: unknown) => void
}

/** The token is after `#`, so that no server, log or proxy receives it. */
export const resetMail =
  ({ mail, baseUrl, failed }: Settings): ResetMail =>
  (account, token) => {
    const text = [
      `Halo ${account.name},`,
      '',
      'Seseorang meminta password baru untuk akun Bank Soal Anda. Jika itu Anda, buka tautan ini dalam 15 menit dan tulis password baru Anda:',
      '',
      linkTo(baseUrl, `forgot-password#token=${token}`),
      '',
      'Jika bukan Anda, abaikan surat ini. Password Anda tidak berubah.',
    ].join('\n')
    const send = () => mail.send(account.email, 'Password baru untuk Bank Soal', text).catch(failed)
    setTimeout(send, AFTER_THE_ANSWER_MS)
  }
