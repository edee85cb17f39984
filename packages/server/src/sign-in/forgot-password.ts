import { randomInt } from 'node:crypto'
import { AUTH_SAID, type authRoutes } from '@bank/contract'
import { recordAct } from '../account/act.repo.ts'
import { findCredentials } from '../auth/credentials.repo.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { refuseWeak } from '../auth/password-policy.ts'
import { replacePassword } from '../auth/replace-password.ts'
import { insertReset } from '../auth/reset.repo.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import { strangerInLine, type Throttles } from '../auth/throttles.ts'
import type { Db } from '../db/connect.ts'
import type { PreparedHandler } from '../http/bind/handler.ts'
import { notify } from '../notice/notice.repo.ts'
import { newLink, type ResetMail } from './reset-mail.ts'

const CODES = 1_000_000
const newCode = () => String(randomInt(CODES)).padStart(String(CODES).length - 1, '0')

/** No account has this id: the work is the same for an e-mail without an account. */
const NOBODY = 0

interface Ways {
  throttles: Throttles
  /** `open` accepts the new password without proof: only for a machine that nobody else can reach. */
  passwordReset?: 'approve' | 'open'
  mail?: ResetMail
}

/** Stores the new password until it is confirmed. Answer and work are the same for every e-mail (decisions 2). */
export const forgotPassword = ({
  throttles,
  passwordReset,
  mail,
}: Ways): PreparedHandler<typeof authRoutes.forgotPassword> => ({
  prepare: async ({ body: { ac_email: email, ac_password } }, { db, address }) => {
    // without the name: a refusal by it would tell who has an account
    await refuseWeak(ac_password, [email])
    await throttles.forgotten(db, address)
    const password_hash = await hashPassword(ac_password, strangerInLine(address, email))

    return async ({ db }) => {
      const account = await findCredentials(db, email)
      if (passwordReset === 'open') {
        if (account) await takeAtItsWord(db, account, password_hash, address)
        return { message: AUTH_SAID.passwordChanged, data: {} }
      }
      const code = newCode()
      const link = newLink()
      await noteSecurityEvent(db, { kind: 'reset-asked', account: account?.id ?? null, address })
      await insertReset(db, { email, password_hash, code, mail_token_hash: link.hash, address })
      await notify(db, { to: account?.id ?? NOBODY, kind: 'reset-asked', data: { address, times: 1 } })
      if (account) mail?.(account, link.token)
      return { message: AUTH_SAID.passwordChanged, data: { code, ...(mail && { mailed: true }) } }
    }
  },
})

async function takeAtItsWord(
  db: Db,
  account: { id: number; name: string; email: string },
  passwordHash: string,
  address: string,
) {
  await replacePassword(db, account, passwordHash)
  await recordAct(db, { action: 'edit', account, by: null, after: { password_reset: 'open' } })
  await noteSecurityEvent(db, { kind: 'password-changed', account: account.id, address })
}
