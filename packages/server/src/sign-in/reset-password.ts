import { ApiError, AUTH_SAID, type authRoutes } from '@bank/contract'
import { lockAccount } from '../account/account.repo.ts'
import { recordAct } from '../account/act.repo.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { refuseWeak } from '../auth/password-policy.ts'
import { replacePassword } from '../auth/replace-password.ts'
import { findMailed } from '../auth/reset.repo.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import { strangerInLine } from '../auth/throttles.ts'
import type { PreparedHandler } from '../http/bind/handler.ts'
import { linkHash } from './reset-mail.ts'

const spent = () => new ApiError('NOT_FOUND', { message: 'Tautan ini tidak berlaku lagi. Silakan minta yang baru.' })

/**
 * The link proves that its user owns the mailbox; they type the new password here. The password of the request is not
 * used, because a stranger may have typed it.
 */
export const resetPassword: PreparedHandler<typeof authRoutes.resetPassword> = {
  prepare: async ({ body }, { db, address }) => {
    const hash = linkHash(body.token)
    const mailed = await findMailed(db, hash)
    if (!mailed) throw spent()
    await refuseWeak(body.ac_password, [mailed.name, mailed.email])
    const passwordHash = await hashPassword(body.ac_password, strangerInLine(address, mailed.email))

    return async ({ db }) => {
      const account = await lockAccount(db, mailed.id)
      if (!account || !(await findMailed(db, hash))) throw spent()
      await replacePassword(db, account, passwordHash)
      await recordAct(db, { action: 'edit', account, by: account.id, after: { password_reset: 'mail' } })
      await noteSecurityEvent(db, { kind: 'password-changed', account: account.id, address })
      return { message: AUTH_SAID.passwordChanged }
    }
  },
}
