import { ApiError, type authRoutes } from '@bank/contract'
import { findAccount, insertAccount } from '../account/account.repo.ts'
import { recordAct } from '../account/act.repo.ts'
import { storePassword } from '../auth/credentials.repo.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { refuseWeak } from '../auth/password-policy.ts'
import { strangerInLine, type Throttles } from '../auth/throttles.ts'
import type { PreparedHandler } from '../http/bind/handler.ts'
import { added, found } from '../http/bind/reply.ts'

/** A new account waits for an admin and gets no token. */
export const register = (throttles: Throttles): PreparedHandler<typeof authRoutes.register> => ({
  prepare: async ({ body }, { db, address }) => {
    await refuseWeak(body.ac_password, [body.ac_name, body.ac_email])
    await throttles.registration(db, address)
    const passwordHash = await hashPassword(body.ac_password, strangerInLine(address, body.ac_email))
    const fresh = { name: body.ac_name, email: body.ac_email }

    return async ({ db }) => {
      const id = await insertAccount(db, fresh)
      if (id === undefined) {
        const message = 'Email sudah terdaftar.'
        return new ApiError('DUPLICATE', { message, fields: { ac_email: message } })
      }
      await storePassword(db, id, passwordHash)
      const row = found(await findAccount(db, id))
      const after = { ...fresh, level: row.ac_level, is_active: row.is_active }
      await recordAct(db, { action: 'add', account: { id, name: fresh.name }, by: id, after })
      return added(row)
    }
  },
})
