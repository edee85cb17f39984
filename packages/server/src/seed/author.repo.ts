import { LEVEL } from '@bank/contract'
import type { Db } from '../db/connect.ts'

/** The id of the first active admin, the author of the first content. */
export async function firstAdminId(db: Db): Promise<number> {
  const admins = db.selectFrom('account').select('id').where('level', '=', LEVEL.admin).where('is_active', '=', 1)
  return (await admins.orderBy('id').limit(1).executeTakeFirstOrThrow()).id
}
