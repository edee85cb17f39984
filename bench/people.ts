import { openSession } from '../packages/server/src/auth/session.repo.ts'
import type { Db } from '../packages/server/src/db/connect.ts'

const STAFF = 64

/** The tokens of staff accounts, for each of which it stores a session. */
export async function signedIn(db: Db): Promise<string[]> {
  const staff = await db.selectFrom('account').select('id').where('level', '=', 2).orderBy('id').limit(STAFF).execute()
  const tokens = []
  for (const { id } of staff) tokens.push(await openSession(db, id))
  return tokens
}
