import { type AccountUpdate, ApiError, FILL_ALL } from '@bank/contract'
import { findCredentialsById } from '../auth/credentials.repo.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { refuseWeak } from '../auth/password-policy.ts'
import { type Asking, provePassword } from './prove-password.ts'

/** The hash that the current password matched, and the hash of the new password, if any. */
export interface ProvenProfile {
  verifiedHash: string
  newHash: string | undefined
}

/** An edit of the own profile needs the current password; a wrong one counts like a failed sign-in. */
export async function proveProfile(
  asking: Asking,
  { current_password, ac_name, ac_password }: AccountUpdate,
): Promise<ProvenProfile> {
  if (!current_password) {
    throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { current_password: 'Wajib diisi.' } })
  }
  const own = await findCredentialsById(asking.db, asking.id)
  if (ac_password !== undefined) await refuseWeak(ac_password, [own?.name ?? '', own?.email ?? '', ac_name ?? ''])
  const { verifiedHash, inLine } = await provePassword(asking, current_password)
  const newHash = ac_password === undefined ? undefined : await hashPassword(ac_password, inLine)
  return { verifiedHash, newHash }
}
