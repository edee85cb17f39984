import { invalid } from '@bank/contract'
import { findCredentialsById, lockCredentials } from '../auth/credentials.repo.ts'
import { whichFit } from '../auth/password-hash.ts'
import type { Throttles } from '../auth/throttles.ts'
import type { Db } from '../db/connect.ts'
import type { InLine } from '../process/fair-turns.ts'

export interface Asking {
  db: Db
  throttles: Throttles
  /** The owner of the profile, and the client's address. */
  id: number
  address: string
}

export interface ProvenPassword {
  /** The hash that the current password matched. */
  verifiedHash: string
  inLine: InLine
}

const wrong = () => invalid({ current_password: 'Password saat ini salah.' })

/** A change of the own account needs the current password; a wrong one counts like a failed sign-in. */
export async function provePassword({ db, throttles, id, address }: Asking, typed: string): Promise<ProvenPassword> {
  const own = await findCredentialsById(db, id)
  const attempt = await throttles.signIn(db, own?.email ?? '', address)
  const [right] = await attempt.during(db, () => whichFit(typed, [own?.password_hash], attempt.inLine))
  if (!own || !right) throw wrong()
  await attempt.succeeded(db)
  return { verifiedHash: own.password_hash, inLine: attempt.inLine }
}

/** The account while its password is still the proven one, locked until the transaction ends. */
export async function lockProven(db: Db, id: number, { verifiedHash }: { verifiedHash: string }) {
  const own = await lockCredentials(db, id, verifiedHash)
  if (!own) throw wrong()
  return own
}
