import { ApiError, invalid } from '@bank/contract'
import { replacePassword } from '../auth/replace-password.ts'
import { countWrongCode, deleteResets, hasCode, lockResets } from '../auth/reset.repo.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { found } from '../http/bind/reply.ts'
import { lockAccount } from './account.repo.ts'
import { recordAct } from './act.repo.ts'

const NONE = 'Tidak ada permintaan password baru yang menunggu.'
const VOID = 'Kode salah terlalu sering. Mintalah pemiliknya mengulang dari "Lupa password".'

/** Makes the pending password with this code the account's. A wrong code is returned, not thrown: it must be counted. */
export async function approveReset(db: Db, actor: Actor, { id, code }: { id: number; code: string }) {
  const account = found(await lockAccount(db, id))
  const pending = await lockResets(db, account.email)
  if (pending.length === 0) throw new ApiError('NOT_FOUND', { message: NONE })
  const meant = pending.find((reset) => hasCode(reset, code))
  if (!meant) {
    const left = await countWrongCode(db, account.email)
    return invalid({ code: left === 0 ? VOID : 'Kode salah.' })
  }
  await replacePassword(db, account, meant.password_hash)
  await recordAct(db, { action: 'edit', account, by: actor.id, after: { password_reset: 'approved' } })
  await noteSecurityEvent(db, { kind: 'reset-approved', account: id, by: actor.id })
  return null
}

export async function rejectReset(db: Db, actor: Actor, id: number) {
  const account = found(await lockAccount(db, id))
  const rejected = await deleteResets(db, account.email)
  if (rejected === 0) throw new ApiError('NOT_FOUND', { message: NONE })
  await recordAct(db, { action: 'edit', account, by: actor.id, after: { password_reset: 'rejected' } })
  await noteSecurityEvent(db, { kind: 'reset-rejected', account: id, by: actor.id })
}
