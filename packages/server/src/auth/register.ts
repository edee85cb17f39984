import { ApiError, type authRoutes } from '@bank/contract'
import { findAccount, insertAccount } from '../account/account.repo.ts'
import { recordAct } from '../history/act.repo.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { added, found } from '../http/reply.ts'
import { storePassword } from './credentials.repo.ts'
import { hashPassword } from './password-hash.ts'
import { refuseCommon } from './password-policy.ts'
import type { Throttles } from './throttles.ts'

/** A new account waits for an admin and gets no token. */
export const register = (throttles: Throttles): PreparedHandler<typeof authRoutes.register> => ({
  prepare: async ({ body }, { db, address }) => {
    refuseCommon(body.ac_password)
    await throttles.registration(db, address)
    const passwordHash = await hashPassword(body.ac_password)
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
