import { type LEVEL, NOTICES, type NoticeData, type NoticeKind, noticePaging, type PageQuery } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { paginate } from '../db/paginate.ts'

/** How long notices are kept, and how many of one kind an account keeps: a flood of one kind pushes out no other. */
const KEPT_DAYS = 90
const MOST_OF_A_KIND = 50

/** Which accounts are told: one, or all active ones of a level. */
type Audience = number | { level: typeof LEVEL.admin | typeof LEVEL.teamContent }

interface NewNotice<Kind extends NoticeKind> {
  to: Audience
  kind: Kind
  data: NoticeData<Kind>
}

/**
 * Tells accounts something on Home. When the data has `times` and a notice of this kind is unread, that one gets the new
 * data and is counted once more, so that what can be repeated at will adds no rows.
 */
export async function notify<Kind extends NoticeKind>(db: Db, { to, kind, data }: NewNotice<Kind>) {
  const ids = typeof to === 'number' ? sql`id = ${to}` : sql`level = ${to.level} and is_active = 1`
  await sql`
    insert into notice (account_id, kind, data)
    select id, ${kind}, ${JSON.stringify(data)}::jsonb from account where ${ids} and deleted_at is null order by id
    on conflict (account_id, kind) where read_at is null and data ? 'times' do update set
      at = clock_timestamp(),
      data = excluded.data || jsonb_build_object(
        'times', (notice.data ->> 'times')::int + (excluded.data ->> 'times')::int)`.execute(db)
  await sql`
    delete from notice where id in (
      select id from (
        select notice.id, row_number() over (partition by account_id order by at desc, notice.id desc) as place
        from notice where kind = ${kind} and account_id in (select id from account where ${ids})) placed
      where place > ${MOST_OF_A_KIND})`.execute(db)
}

/** What the review flow tells is kept, and hidden, while it does not bind. */
export const isShown = sql<boolean>`(kind not like 'review-%' or is_binding())`

/** Those of kinds that this release knows: a newer one beside it may tell more. */
export function listNotices(
  db: Db,
  account_id: number,
  { unread = false, ...query }: PageQuery & { unread?: boolean },
) {
  const all = db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', account_id)
    .where('kind', 'in', Object.keys(NOTICES))
    .where(isShown)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
  return paginate(db, unread ? all.where('read_at', 'is', null) : all, query, noticePaging, async (page) => {
    const { rows } = await sql<never>`
      select id, kind, data, at, read_at from notice where id = ${anyOf(page)} order by at desc, id desc`.execute(db)
    return rows
  })
}

/** These notices of an account, or all that it is shown. */
export async function markRead(db: Db, account_id: number, ids: number[] | 'all') {
  await db
    .updateTable('notice')
    .set({ read_at: sql`clock_timestamp()` })
    .where('account_id', '=', account_id)
    .where(ids === 'all' ? isShown : sql<boolean>`id = ${anyOf(ids)}`)
    .where('read_at', 'is', null)
    .execute()
}

export async function forgetOldNotices(db: Db) {
  await sql`delete from notice where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db)
}
