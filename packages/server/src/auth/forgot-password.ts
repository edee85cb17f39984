import { randomInt } from 'node:crypto'
import { AUTH_SAID, type authRoutes } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { recordAct } from '../history/act.repo.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { findCredentials } from './credentials.repo.ts'
import { hashPassword } from './password-hash.ts'
import { refuseCommon } from './password-policy.ts'
import { replacePassword } from './replace-password.ts'
import { insertReset } from './reset.repo.ts'
import { newLink, type ResetMail } from './reset-mail.ts'
import type { Throttles } from './throttles.ts'

const CODES = 1_000_000
const newCode = () => String(randomInt(CODES)).padStart(String(CODES).length - 1, '0')

interface Ways {
  throttles: Throttles
  /** `open` takes the new password at its word: for a machine that serves nobody else. */
  passwordReset?: 'approve' | 'open'
  mail?: ResetMail
}

/** The new password waits for proof; the answer and the work are the same for every e-mail (decisions 2). */
export const forgotPassword = ({
  throttles,
  passwordReset,
  mail,
}: Ways): PreparedHandler<typeof authRoutes.forgotPassword> => ({
  prepare: async ({ body: { ac_email: email, ac_password } }, { db, address }) => {
    refuseCommon(ac_password)
    await throttles.forgotten(db, address)
    const password_hash = await hashPassword(ac_password)

    return async ({ db }) => {
      const account = await findCredentials(db, email)
      if (passwordReset === 'open') {
        if (account) await takeAtItsWord(db, account, password_hash)
        return { message: AUTH_SAID.passwordChanged, data: {} }
      }
      const code = newCode()
      const link = newLink()
      await insertReset(db, { email, password_hash, code, mail_token_hash: link.hash })
      if (account) mail?.(account, link.token)
      return { message: AUTH_SAID.passwordChanged, data: { code } }
    }
  },
})

async function takeAtItsWord(db: Db, account: { id: number; name: string; email: string }, passwordHash: string) {
  await replacePassword(db, account, passwordHash)
  await recordAct(db, { action: 'edit', account, by: null, after: { password_reset: 'open' } })
}
