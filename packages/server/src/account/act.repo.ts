import type { AccountHistory } from '@bank/contract'
import { sql } from 'kysely'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'

interface Act {
  action: DB['history']['action']
  /** The account that the act is about. */
  account: { id: number; name: string }
  /** The acting account; null on the console of the machine. */
  by: number | null
  before?: Partial<AccountHistory>
  after?: Partial<AccountHistory>
}

/** Writes a sign-in or a change of an account to history, without secrets; that of a factor among sign-ins too. Triggers write the history of content. */
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
  if (after?.second_factor === undefined) return
  const other = by !== null && by !== account.id ? { by } : {}
  await noteSecurityEvent(db, { kind: 'factor-changed', account: account.id, ...other })
}
