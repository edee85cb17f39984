import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { startEmbedded } from '../../packages/server/src/postgres/embedded.ts'
import { run } from '../../packages/server/test/statement.ts'

/** Tables that a backup leaves out (decision 018), and the migrations, whose rows have the time they ran. */
const LEFT_BEHIND = ['session', 'session_origin', 'password_reset', 'throttle', 'idempotency_key', 'kysely_migration']

type Sums = Record<string, string>

/** The tables that differ in any row, of those that a backup holds. */
export const differing = (before: Sums, after: Sums, besides: string[] = []) =>
  Object.keys(before).filter((table) => ![...LEFT_BEHIND, ...besides].includes(table) && before[table] !== after[table])

/** The sums of a data folder without a server, because a running one folds the counts, which changes rows. */
export async function sumsIn(folder: string) {
  const { address, stop } = await startEmbedded({ folder })
  return sums(address).finally(stop)
}

/** For each table the number of its rows, and a checksum of all rows that does not depend on their order. */
async function sums(address: DatabaseAddress): Promise<Sums> {
  const tables = await run(address, `select tablename as name from pg_tables where schemaname = 'public'`)
  const found: Sums = {}
  for (const { name } of tables) {
    const [row] = await run(
      address,
      `select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as sum from "${name}" t`,
    )
    found[name] = row.sum
  }
  return found
}
