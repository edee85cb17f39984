import { type AccountUpdate, ApiError, can } from '@bank/contract'
import type { Actor } from '../http/bind/handler.ts'

const decides = ({ is_active, ac_level }: AccountUpdate) => is_active !== undefined || ac_level !== undefined

/** Whether an edit changes the own profile, and not only state or level. */
export const editsProfile = ({ ac_name, ac_password }: AccountUpdate) =>
  ac_name !== undefined || ac_password !== undefined

/** Only an admin changes state and level; only the owner changes name and password (decisions 2). */
export function assertPermitted(actor: Actor, id: number, body: AccountUpdate) {
  const isAdmin = can(actor.level, { access: 'admin' })
  const isOwn = actor.id === id
  if (!isAdmin && (!isOwn || decides(body))) throw new ApiError('FORBIDDEN')
  if (!isOwn && editsProfile(body)) throw new ApiError('FORBIDDEN')
}
