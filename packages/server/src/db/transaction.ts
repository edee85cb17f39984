import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** A plan made before a migration, a serialisation failure, a deadlock: a second try of the transaction can succeed. */
const WORTH_A_RETRY = new Set(['0A000', '40001', '40P01'])

/** Runs `work` in one transaction. The history triggers read `actor` (an account id) and `change` from its settings. */
export async function inTransaction<Result>(
  db: Db,
  by: { actor: number | null; change: string },
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const attempt = () =>
    db.transaction().execute(async (transaction) => {
      const actor = by.actor === null ? '' : String(by.actor)
      await sql`select set_config('bank.actor', ${actor}, true), set_config('bank.change', ${by.change}, true)`.execute(
        transaction,
      )
      return work(transaction)
    })
  try {
    return await attempt()
  } catch (error) {
    if (!WORTH_A_RETRY.has(String((error as { code?: unknown }).code))) throw error
    return attempt()
  }
}
