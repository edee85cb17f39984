import { type AccountUpdate, ApiError } from '@bank/contract'
import { storePassword } from '../auth/credentials.repo.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import { closeSessionsOf } from '../auth/session.repo.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { found } from '../http/bind/reply.ts'
import { lastEditor, lockAccount, updateAccount } from './account.repo.ts'
import { recordAct } from './act.repo.ts'
import { keepAdmins, takesPlace } from './keep-admins.ts'
import type { ProvenProfile } from './profile.ts'
import { lockProven } from './prove-password.ts'

interface Edit {
  actor: Actor
  id: number
  body: AccountUpdate
  proven: ProvenProfile | undefined
}

/** Carries out an edit that assertPermitted allowed, and ends the sessions that no longer match the account. */
export async function editAccount(db: Db, { actor, id, body, proven }: Edit) {
  if (takesPlace(body)) await keepAdmins(db, actor, id)
  const was = found(await lockAccount(db, id))
  await refuseStale(db, was, body.updated_at)
  if (proven) await changePassword(db, actor, proven)

  const becomes = {
    name: body.ac_name ?? was.name,
    level: body.ac_level ?? was.level,
    is_active: body.is_active ?? was.is_active,
  }
  const before = { name: was.name, level: was.level, is_active: was.is_active }
  const isSame = JSON.stringify(before) === JSON.stringify(becomes)
  if (isSame && !proven?.newHash) return
  await updateAccount(db, id, becomes)
  if (becomes.level !== was.level || becomes.is_active !== was.is_active) await closeSessionsOf(db, id)
  await recordAct(db, {
    action: becomes.name === was.name && becomes.level === was.level && !proven?.newHash ? 'status' : 'edit',
    account: { id, name: becomes.name },
    by: actor.id,
    before,
    after: proven?.newHash ? { ...becomes, password: 'changed' } : becomes,
  })
}

/** The sessions on other machines end; this one goes on. */
async function changePassword(db: Db, actor: Actor, { verifiedHash, newHash }: ProvenProfile) {
  await lockProven(db, actor.id, { verifiedHash })
  if (!newHash) return
  await storePassword(db, actor.id, newHash)
  await closeSessionsOf(db, actor.id, actor.session)
  await noteSecurityEvent(db, { kind: 'password-changed', account: actor.id })
}

async function refuseStale(db: Db, account: { id: number; updated_at: Date }, seenAt: string | undefined) {
  if (seenAt === undefined || new Date(seenAt).getTime() === account.updated_at.getTime()) return
  const editor = await lastEditor(db, account.id)
  throw new ApiError('STALE', { message: `Data sudah diubah oleh ${editor ?? 'orang lain'}` })
}
