import { ApiError, AUTH_SAID, type authRoutes } from '@bank/contract'
import { lockAccount } from '../account/account.repo.ts'
import { recordAct } from '../history/act.repo.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { hashPassword } from './password-hash.ts'
import { refuseCommon } from './password-policy.ts'
import { replacePassword } from './replace-password.ts'
import { findMailed } from './reset.repo.ts'
import { linkHash } from './reset-mail.ts'

const spent = () => new ApiError('NOT_FOUND', { message: 'Tautan ini tidak berlaku lagi. Silakan minta yang baru.' })

/**
 * Who opens the link owns the mailbox and says the new password here. The one that was typed with the request is not
 * taken, for a stranger may have typed it and hope for a click.
 */
export const resetPassword: PreparedHandler<typeof authRoutes.resetPassword> = {
  prepare: async ({ body }, { db }) => {
    refuseCommon(body.ac_password)
    const hash = linkHash(body.token)
    const mailed = await findMailed(db, hash)
    if (!mailed) throw spent()
    const passwordHash = await hashPassword(body.ac_password)

    return async ({ db }) => {
      const account = await lockAccount(db, mailed.id)
      if (!account || !(await findMailed(db, hash))) throw spent()
      await replacePassword(db, account, passwordHash)
      await recordAct(db, { action: 'edit', account, by: account.id, after: { password_reset: 'mail' } })
      return { message: AUTH_SAID.passwordChanged }
    }
  },
}
