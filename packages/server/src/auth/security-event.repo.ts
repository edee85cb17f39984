import { type PageQuery, type SecurityEventKind, securityEventPaging } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { paginate } from '../db/paginate.ts'
import { addressKey } from '../http/protect/address-key.ts'

interface SecurityEvent {
  kind: SecurityEventKind
  /** Whose access it is about; null for an e-mail that has no account, which is not kept: people mistype passwords there. */
  account: number | null
  /** Who did it, where that is another person. */
  by?: number
  /** The client's address; none on the console of the machine. */
  address?: string
  device?: string | null
}

const KEPT_DAYS = 90
/** The most rows of one kind for one account. Each stands for an hour and an address, however often something failed. */
const MOST_OF_KIND = 200
const MOST_OF_STRANGERS = 2_000

/** Writes an event for Riwayat, or adds one to the count of the same event in this hour. */
export async function noteSecurityEvent(db: Db, { kind, account, by, address, device }: SecurityEvent) {
  const row = {
    kind,
    account_id: account,
    by_id: by ?? null,
    address: address === undefined ? null : addressKey(address),
    device: device?.slice(0, 100) ?? null,
    hour: sql<Date>`date_trunc('hour', now())`,
  }
  const { count } = await db
    .insertInto('security_event')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint('security_event_once')
        .doUpdateSet({ count: sql`security_event.count + 1`, at: sql`excluded.at` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count === 1) await forgetOldest(db, row)
}

/** Rows of strangers alone can push out rows of strangers, and of one kind those of this kind. */
async function forgetOldest(db: Db, { kind, account_id }: { kind: string; account_id: number | null }) {
  await sql`
    delete from security_event where at < now() - make_interval(days => ${KEPT_DAYS}) or id in (
      select id from security_event where account_id is not distinct from ${account_id} and kind = ${kind}
      order by at desc, id desc offset ${account_id === null ? MOST_OF_STRANGERS : MOST_OF_KIND})`.execute(db)
}

interface Filter extends PageQuery {
  ac_id?: number
  kind?: SecurityEventKind
  from?: Date
  to?: Date
}

export function listSecurityEvents(db: Db, query: Filter) {
  let ids = db.selectFrom('security_event').select('id').orderBy('at', 'desc').orderBy('id', 'desc')
  if (query.ac_id !== undefined) ids = ids.where('account_id', '=', query.ac_id)
  if (query.kind !== undefined) ids = ids.where('kind', '=', query.kind)
  if (query.from) ids = ids.where('at', '>=', query.from)
  if (query.to) ids = ids.where('at', '<=', query.to)
  return paginate(db, ids, query, securityEventPaging, (page) =>
    db
      .selectFrom('security_event as e')
      .leftJoin('account as whose', 'whose.id', 'e.account_id')
      .leftJoin('account as by', 'by.id', 'e.by_id')
      .select([
        'e.id',
        sql.ref<SecurityEventKind>('e.kind').as('kind'),
        'e.account_id as ac_id',
        'whose.name as ac_name',
        'by.name as by_name',
        'e.address',
        'e.device as device_name',
        'e.count',
        'e.first_at',
        'e.at',
      ])
      .where('e.id', '=', anyOf(page))
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .execute(),
  )
}
