import { PASSWORD_RULE, password as passwordRule } from '@bank/contract'
import { findByEmail, promote } from './account/admin.repo.ts'
import { hashPassword } from './auth/password-hash.ts'
import { isCommon } from './auth/password-policy.ts'
import { replacePassword } from './auth/replace-password.ts'
import { closeSessionsOf } from './auth/session.repo.ts'
import type { Db } from './db/connect.ts'
import { inTransaction } from './db/transaction.ts'
import { recordAct } from './history/act.repo.ts'
import { StartRefused } from './start-refused.ts'

const USAGE = [
  'npm run admin -- promote <e-mail>          menjadikan akun itu admin yang aktif',
  'npm run admin -- reset-password <e-mail>   memberi akun itu password baru',
].join('\n')

/** Asks each question on the console without showing the answer. */
export type AskHidden = (questions: string[]) => Promise<string[]>

/**
 * What `npm run admin` does, for who sits at the machine and needs no sign-in. Gives back the sentence to print;
 * StartRefused says what is wrong, or what could be asked.
 */
export async function administer(db: Db, [act, email, ...rest]: string[], askHidden: AskHidden): Promise<string> {
  if (email === undefined || rest.length > 0) throw new StartRefused(USAGE)
  if (act === 'promote') return promoteAccount(db, email)
  if (act === 'reset-password') return resetPassword(db, email, askHidden)
  throw new StartRefused(USAGE)
}

const atConsole = { actor: null, change: 'console' }
const unknown = (email: string) => new StartRefused(`Tidak ada akun dengan email ${email}.`)

function promoteAccount(db: Db, email: string) {
  return inTransaction(db, atConsole, async (db) => {
    const account = await promote(db, email)
    if (!account) throw unknown(email)
    await closeSessionsOf(db, account.id)
    await recordAct(db, { action: 'edit', account, by: null, after: { level: 1, is_active: 1 } })
    return `${account.name} (${account.email}) sekarang admin.`
  })
}

async function resetPassword(db: Db, email: string, askHidden: AskHidden) {
  const account = await findByEmail(db, email)
  if (!account) throw unknown(email)
  const [typed = '', again] = await askHidden(['Password baru: ', 'Sekali lagi: '])
  if (typed !== again) throw new StartRefused('Kedua password tidak sama. Tidak ada yang diubah.')
  if (!passwordRule.safeParse(typed).success || isCommon(typed)) throw new StartRefused(PASSWORD_RULE)
  const passwordHash = await hashPassword(typed)
  await inTransaction(db, atConsole, async (db) => {
    await replacePassword(db, account, passwordHash)
    await recordAct(db, { action: 'edit', account, by: null, after: { password_reset: 'console' } })
  })
  return `Password ${account.name} (${account.email}) sudah diganti.`
}
