import { ACTIVE, type AccountUpdate, ApiError, LEVEL } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { lockAdmins } from './account.repo.ts'

const SELF = 'Anda tidak dapat menghapus, menonaktifkan, atau menurunkan tingkat akun Anda sendiri.'

export const takesPlace = ({ is_active, ac_level }: AccountUpdate) =>
  is_active === ACTIVE.pending || ac_level === LEVEL.teamContent

/**
 * Call it before an account is removed, switched off or lowered. Nobody may do that to their own account, so the acting
 * admin remains. When admins remove each other at the same moment, the first wins and the others are refused.
 */
export async function keepAdmins(db: Db, actor: Actor, id: number) {
  const admins = await lockAdmins(db)
  if (id === actor.id) throw new ApiError('CONFLICT', { message: SELF })
  if (!admins.includes(actor.id)) throw new ApiError('FORBIDDEN')
}
