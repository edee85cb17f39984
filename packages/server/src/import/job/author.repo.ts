import type { Level } from '@bank/contract'
import { can } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/bind/handler.ts'

export const INACTIVE = 'Akun yang mengimpor tidak aktif lagi.'

/** The account in whose name an import goes on without a session; undefined when it may not write any more. */
export async function authorOf(db: Db, id: number): Promise<Actor | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'name', 'level'])
    .where('id', '=', id)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!account) return undefined
  const level = account.level as Level
  return can(level, { access: 'staff' }) ? { ...account, level, session: Buffer.alloc(0) } : undefined
}
