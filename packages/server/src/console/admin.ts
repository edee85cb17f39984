import { recordAct } from '../account/act.repo.ts'
import { findByEmail, promote } from '../account/admin.repo.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { weaknessOf } from '../auth/password-policy.ts'
import { replacePassword } from '../auth/replace-password.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import { closeSessionsOf } from '../auth/session.repo.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteFactors } from '../factor/factor.repo.ts'
import { StartRefused } from '../process/start-refused.ts'

const USAGE = [
  'npm run admin -- promote <e-mail>          menjadikan akun itu admin yang aktif',
  'npm run admin -- reset-password <e-mail>   memberi akun itu password baru',
  'npm run admin -- reset-factor <e-mail>     melepas verifikasi dua langkah akun itu',
].join('\n')

/** Asks each question on the console without showing the answer. */
export type AskHidden = (questions: string[]) => Promise<string[]>

/**
 * `npm run admin`: access to the machine is enough, no sign-in is needed. Gives the sentence to print; StartRefused says
 * what is wrong, or which commands there are.
 */
export async function administer(db: Db, [act, email, ...rest]: string[], askHidden: AskHidden): Promise<string> {
  if (email === undefined || rest.length > 0) throw new StartRefused(USAGE)
  if (act === 'promote') return promoteAccount(db, email)
  if (act === 'reset-password') return resetPassword(db, email, askHidden)
  if (act === 'reset-factor') return resetFactor(db, email)
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
  const weakness = await weaknessOf(typed, [account.name, account.email])
  if (weakness !== undefined) throw new StartRefused(weakness)
  const passwordHash = await hashPassword(typed)
  await inTransaction(db, atConsole, async (db) => {
    await replacePassword(db, account, passwordHash)
    await recordAct(db, { action: 'edit', account, by: null, after: { password_reset: 'console' } })
    await noteSecurityEvent(db, { kind: 'password-changed', account: account.id })
  })
  return `Password ${account.name} (${account.email}) sudah diganti.`
}

function resetFactor(db: Db, email: string) {
  return inTransaction(db, atConsole, async (db) => {
    const account = await findByEmail(db, email)
    if (!account) throw unknown(email)
    if (!(await deleteFactors(db, account.id)))
      throw new StartRefused(`${account.name} (${account.email}) tidak memakai verifikasi dua langkah.`)
    await recordAct(db, { action: 'edit', account, by: null, after: { second_factor: 'console' } })
    return `Verifikasi dua langkah ${account.name} (${account.email}) sudah dilepas.`
  })
}
