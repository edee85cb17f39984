import type { Db } from '../db/connect.ts'
import { storePassword } from './credentials.repo.ts'
import { deleteResets } from './reset.repo.ts'
import { closeSessionsOf } from './session.repo.ts'

/** Sets a password that was proven in another way than by the old one: all sessions and pending resets end. */
export async function replacePassword(
  db: Db,
  account: { id: number; email: string },
  passwordHash: string,
  madeUp = false,
) {
  await storePassword(db, account.id, passwordHash, madeUp)
  await closeSessionsOf(db, account.id)
  await deleteResets(db, account.email)
}
