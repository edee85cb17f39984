import { type AccountUpdate, ApiError, FILL_ALL, invalid } from '@bank/contract'
import { findCredentialsById } from '../auth/credentials.repo.ts'
import { hashPassword, whichFit } from '../auth/password-hash.ts'
import { refuseCommon } from '../auth/password-policy.ts'
import type { Throttles } from '../auth/throttles.ts'
import type { Db } from '../db/connect.ts'

interface Asking {
  db: Db
  throttles: Throttles
  /** Whose profile, and from where. */
  id: number
  address: string
}

/** The password that was proven, and the new one if there is one. */
export interface ProvenProfile {
  verifiedHash: string
  newHash: string | undefined
}

/** An edit of the own profile needs the current password; a wrong one counts like a failed sign-in. */
export async function proveProfile(
  { db, throttles, id, address }: Asking,
  { current_password, ac_password }: AccountUpdate,
): Promise<ProvenProfile> {
  if (!current_password) {
    throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { current_password: 'Wajib diisi.' } })
  }
  if (ac_password !== undefined) refuseCommon(ac_password)
  const own = await findCredentialsById(db, id)
  const attempt = await throttles.signIn(db, own?.email ?? '', address)
  const [right] = await attempt.during(db, () => whichFit(current_password, [own?.password_hash]))
  if (!own || !right) throw invalid({ current_password: 'Password saat ini salah.' })
  await attempt.succeeded(db)
  const newHash = ac_password === undefined ? undefined : await hashPassword(ac_password)
  return { verifiedHash: own.password_hash, newHash }
}
