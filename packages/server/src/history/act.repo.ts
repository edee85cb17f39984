import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB, JsonObject } from '../db/types.ts'

interface Act {
  action: DB['history']['action']
  /** The account that it happened to. */
  account: { id: number; name: string }
  /** Who did it; null at the machine's own console. */
  by: number | null
  before?: JsonObject
  after?: JsonObject
}

/** Writes a sign-in or an act on an account to history; content is written by the database itself. Never a secret. */
export async function recordAct(db: Db, { action, account, by, before, after }: Act) {
  await db
    .insertInto('history')
    .values({
      change_id: sql<string>`coalesce(nullif(current_setting('bank.change', true), ''), 'tx-' || txid_current())`,
      account_id: by,
      action,
      resource: 'account',
      row_id: account.id,
      title: account.name.slice(0, 200),
      before: before ?? null,
      after: after ?? null,
    })
    .execute()
}
