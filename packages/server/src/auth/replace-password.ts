import type { Db } from '../db/connect.ts'
import { storePassword } from './credentials.repo.ts'
import { deleteResets } from './reset.repo.ts'
import { closeSessionsOf } from './session.repo.ts'

/** A new password that was proven another way than by the old one: all sessions and pending resets end with the old one. */
export async function replacePassword(db: Db, account: { id: number; email: string }, passwordHash: string) {
  await storePassword(db, account.id, passwordHash)
  await closeSessionsOf(db, account.id)
  await deleteResets(db, account.email)
}
