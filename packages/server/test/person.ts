import { storePassword } from '../src/auth/credentials.repo.ts'
import { hashPassword } from '../src/auth/password-hash.ts'
import type { Db } from '../src/db/connect.ts'
import { make } from './make.ts'

export const PASSWORD = 'kebun raya pagi hari'
export const NEW_PASSWORD = 'kolam ikan sore hari'
let hash: Promise<string> | undefined

/** Accounts that can sign in with PASSWORD. */
export const people =
  (db: Db) =>
  async (row: Parameters<ReturnType<typeof make>['account']>[0] = {}) => {
    const id = await make(db).account(row)
    hash ??= hashPassword(PASSWORD)
    await storePassword(db, id, await hash)
    const { email } = await db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    return { id, ac_email: String(email), ac_password: PASSWORD }
  }
