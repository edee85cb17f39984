import { type AccountUpdate, ApiError, can } from '@bank/contract'
import type { Actor } from '../http/handler.ts'

const decides = ({ is_active, ac_level }: AccountUpdate) => is_active !== undefined || ac_level !== undefined

/** Whether an edit is one of the own profile, and not an admin's decision alone. */
export const editsProfile = ({ ac_name, ac_password }: AccountUpdate) =>
  ac_name !== undefined || ac_password !== undefined

/** An admin decides of state and level; name and password are everybody's own, and nobody else's (decisions 2). */
export function assertPermitted(actor: Actor, id: number, body: AccountUpdate) {
  const isAdmin = can(actor.level, { access: 'admin' })
  const isOwn = actor.id === id
  if (!isAdmin && (!isOwn || decides(body))) throw new ApiError('FORBIDDEN')
  if (!isOwn && editsProfile(body)) throw new ApiError('FORBIDDEN')
}
