import { randomBytes } from 'node:crypto'
import { email as emailRule, PASSWORD_RULE, password as passwordRule } from '@bank/contract'
import { sql } from 'kysely'
import { anyAdmin, makeAdmin } from '../account/admin.repo.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { recordAct } from '../history/act.repo.ts'
import { StartRefused } from '../start-refused.ts'
import { hashPassword } from './password-hash.ts'
import { isCommon } from './password-policy.ts'
import { replacePassword } from './replace-password.ts'

const EMAIL = 'admin@localhost'
const newPassword = () => randomBytes(12).toString('base64url')

interface Wanted {
  email?: string
  password?: string
}

/**
 * Makes the first admin where there is none, once, however many servers start together. Gives back the sign-in when
 * its password was made up here: nobody else will ever know it. StartRefused when what is wanted breaks our rules.
 */
export async function ensureFirstAdmin(db: Db, wanted: Wanted): Promise<{ email: string; password: string } | null> {
  const { email, password } = chosen(wanted)
  return inTransaction(db, { actor: null, change: 'first-admin' }, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('first-admin'))`.execute(db)
    if (await anyAdmin(db)) return null
    const account = await makeAdmin(db, { name: 'Admin', email })
    await replacePassword(db, account, await hashPassword(password))
    await recordAct(db, { action: 'add', account, by: null, after: { email, level: 1, is_active: 1 } })
    return wanted.password === undefined ? { email, password } : null
  })
}

function chosen({ email = EMAIL, password = newPassword() }: Wanted) {
  const { data, error } = emailRule.safeParse(email)
  if (error) throw new StartRefused(`ADMIN_EMAIL: ${error.issues[0]?.message}`)
  if (!passwordRule.safeParse(password).success || isCommon(password)) {
    throw new StartRefused(`ADMIN_PASSWORD: ${PASSWORD_RULE}`)
  }
  return { email: data, password }
}
