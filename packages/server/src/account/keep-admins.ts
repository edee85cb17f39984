import { ACTIVE, type AccountUpdate, ApiError, LEVEL } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/handler.ts'
import { lockAdmins } from './account.repo.ts'

const SELF = 'Anda tidak dapat menghapus, menonaktifkan, atau menurunkan tingkat akun Anda sendiri.'

export const takesPlace = ({ is_active, ac_level }: AccountUpdate) =>
  is_active === ACTIVE.pending || ac_level === LEVEL.teamContent

/**
 * Before an account loses its place: nobody takes their own, so the one who asks is an active admin who stays. Of
 * admins who remove each other at the same moment the first wins, and the others are no admins any more.
 */
export async function keepAdmins(db: Db, actor: Actor, id: number) {
  const admins = await lockAdmins(db)
  if (id === actor.id) throw new ApiError('CONFLICT', { message: SELF })
  if (!admins.includes(actor.id)) throw new ApiError('FORBIDDEN')
}
