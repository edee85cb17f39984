import { randomBytes } from 'node:crypto'
import { email as emailRule } from '@bank/contract'
import { recordAct } from '../account/act.repo.ts'
import { anyAdmin, lockFirstAdmin, makeAdmin } from '../account/admin.repo.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { weaknessOf } from '../auth/password-policy.ts'
import { replacePassword } from '../auth/replace-password.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { StartRefused } from '../process/start-refused.ts'

const EMAIL = 'admin@localhost'
const newPassword = () => randomBytes(12).toString('base64url')

interface Wanted {
  email?: string
  password?: string
}

/**
 * Makes the first admin if there is none, once, however many servers start together. Gives the sign-in when its password
 * was made up here, because it is shown nowhere else. StartRefused when ADMIN_EMAIL or ADMIN_PASSWORD break our rules.
 */
export async function ensureFirstAdmin(db: Db, wanted: Wanted): Promise<{ email: string; password: string } | null> {
  const { email, password } = chosen(wanted)
  return inTransaction(db, { actor: null, change: 'first-admin' }, async (db) => {
    await lockFirstAdmin(db)
    if (await anyAdmin(db)) return null
    const account = await makeAdmin(db, { name: 'Admin', email })
    await refuseWeak(password, account)
    const madeUp = wanted.password === undefined
    await replacePassword(db, account, await hashPassword(password), madeUp)
    await recordAct(db, { action: 'add', account, by: null, after: { email, level: 1, is_active: 1 } })
    return madeUp ? { email, password } : null
  })
}

function chosen({ email = EMAIL, password = newPassword() }: Wanted) {
  const { data, error } = emailRule.safeParse(email)
  if (error) throw new StartRefused(`ADMIN_EMAIL: ${error.issues[0]?.message}`)
  return { email: data, password }
}

/** Only where an admin is made: a server with an admin starts, whatever password its settings still name. */
async function refuseWeak(password: string, account: { name: string; email: string }) {
  const weakness = await weaknessOf(password, [account.name, account.email])
  if (weakness !== undefined) throw new StartRefused(`ADMIN_PASSWORD: ${weakness}`)
}
