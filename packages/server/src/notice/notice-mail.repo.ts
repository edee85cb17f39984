import { NOTICES, type NoticeKind } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { isShown } from './notice.repo.ts'

/** Who is here reads it in the app first; what is older is no news, as on the day when mail is set up. */
const isUnmailed = sql<boolean>`(read_at is null and mailed_at is null and kind = any(${Object.keys(NOTICES)}::text[])
  and ${isShown} and at between now() - interval '1 day' and now() - interval '10 minutes')`
const isTheirTurn = sql<boolean>`(m.wanted and coalesce(m.tried_at < now() - interval '1 hour', true))`

/** Whether an account wants its notices by mail: yes, as long as it has not said otherwise. */
export async function wantsMail(db: Db, account_id: number): Promise<boolean> {
  const said = await db
    .selectFrom('notice_mail')
    .select('wanted')
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  return said?.wanted ?? true
}

export const sayMail = (db: Db, account_id: number, wanted: boolean) =>
  db
    .insertInto('notice_mail')
    .values({ account_id, wanted })
    .onConflict((said) => said.column('account_id').doUpdateSet({ wanted }))
    .execute()

/** Accounts that have something to be mailed, and were not tried within the hour; those that waited longest first. */
export async function accountsToMail(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from account a left join notice_mail m on m.account_id = a.id
    where a.is_active = 1 and a.deleted_at is null and (m.account_id is null or ${isTheirTurn})
      and a.id in (select account_id from notice where ${isUnmailed})
    order by m.tried_at nulls first, a.id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface Letter {
  name: string
  email: string
  /** Newest first. */
  notices: { id: number; kind: NoticeKind; data: unknown }[]
}

/**
 * What is to be mailed to an account now, marked as mailed before it is; undefined when there is nothing, or another
 * server was faster: the row of the account lets one through.
 */
export const claimLetter = (db: Db, account_id: number): Promise<Letter | undefined> =>
  db.transaction().execute(async (own) => {
    const { rows } = await sql<Pick<Letter, 'name' | 'email'>>`
      with turn as (
        insert into notice_mail as m (account_id, tried_at) values (${account_id}, clock_timestamp())
        on conflict (account_id) do update set tried_at = excluded.tried_at where ${isTheirTurn}
        returning account_id)
      select name, email from turn join account on id = account_id`.execute(own)
    const [account] = rows
    if (!account) return undefined
    const { rows: notices } = await sql<Letter['notices'][number]>`
      with claimed as (
        update notice set mailed_at = clock_timestamp() where account_id = ${account_id} and ${isUnmailed}
        returning id, kind, data, at)
      select id, kind, data from claimed order by at desc, id desc`.execute(own)
    return notices.length > 0 ? { ...account, notices } : undefined
  })

/** It was not sent: it comes with the next one. */
export const giveBack = (db: Db, { notices }: Letter) =>
  sql`update notice set mailed_at = null where id = ${anyOf(notices.map(({ id }) => id))}`.execute(db)
