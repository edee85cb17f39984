import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { nearNow } from '../db/near-now.ts'

/** Devices kept for an account, the ones used last. */
const MOST = 50

/**
 * Keeps a device of an account, whose row the caller has locked. Gives whether its owner is to be told: it is new and not
 * the account's first, or, when wanted, it was told more than a day ago.
 */
export async function rememberDevice(
  db: Db,
  account_id: number,
  device: string,
  { againAfterADay }: { againAfterADay: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean; told_today: boolean }>`
    select device = ${device} as is_known, ${nearNow(sql`told_at`, sql`interval '1 day'`)} as told_today
    from known_device where account_id = ${account_id} order by is_known desc limit 1`.execute(db)
  const [nearest] = rows
  const isNews = nearest !== undefined && (!nearest.is_known || (againAfterADay && !nearest.told_today))
  await sql`
    insert into known_device (account_id, device) values (${account_id}, ${device})
    on conflict (account_id, device) do update set seen_at = now(),
      told_at = case when ${isNews} then now() else known_device.told_at end`.execute(db)
  await sql`
    delete from known_device where account_id = ${account_id} and device in (
      select device from known_device where account_id = ${account_id}
      order by seen_at desc, device offset ${MOST})`.execute(db)
  return isNews
}
