import { ApiError, invalid } from '@bank/contract'
import { replacePassword } from '../auth/replace-password.ts'
import { countWrongCode, deleteResets, lockResets } from '../auth/reset.repo.ts'
import type { Db } from '../db/connect.ts'
import { recordAct } from '../history/act.repo.ts'
import type { Actor } from '../http/handler.ts'
import { found } from '../http/reply.ts'
import { lockAccount } from './account.repo.ts'

const NONE = 'Tidak ada permintaan password baru yang menunggu.'
const VOID = 'Kode salah terlalu sering. Mintalah pemiliknya mengulang dari "Lupa password".'

/** The password whose code its owner told the admin becomes the account's. A wrong code is returned, to be remembered. */
export async function approveReset(db: Db, actor: Actor, { id, code }: { id: number; code: string }) {
  const account = found(await lockAccount(db, id))
  const pending = await lockResets(db, account.email)
  if (pending.length === 0) throw new ApiError('NOT_FOUND', { message: NONE })
  const meant = pending.find((reset) => reset.code === code)
  if (!meant) {
    const left = await countWrongCode(db, account.email)
    return invalid({ code: left === 0 ? VOID : 'Kode salah.' })
  }
  await replacePassword(db, account, meant.password_hash)
  await recordAct(db, { action: 'edit', account, by: actor.id, after: { password_reset: 'approved' } })
  return null
}

export async function rejectReset(db: Db, actor: Actor, id: number) {
  const account = found(await lockAccount(db, id))
  const rejected = await deleteResets(db, account.email)
  if (rejected === 0) throw new ApiError('NOT_FOUND', { message: NONE })
  await recordAct(db, { action: 'edit', account, by: actor.id, after: { password_reset: 'rejected' } })
}
