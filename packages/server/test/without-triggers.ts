import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'
import type { DB } from '../src/db/types.ts'

/**
 * Runs a statement while the triggers of its table rest, all or one: thousands of rows are written at once, or as an earlier
 * release left them. In one transaction, so that none stays off where the statement fails; without the time limit of a
 * request, which a busy machine may need longer than.
 */
export const withoutTriggers = (db: Db, table: keyof DB, statement: RawBuilder<unknown>, trigger = 'user') =>
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    const which = trigger === 'user' ? sql`user` : sql.id(trigger)
    await sql`alter table ${sql.table(table)} disable trigger ${which}`.execute(transaction)
    await statement.execute(transaction)
    await sql`alter table ${sql.table(table)} enable trigger ${which}`.execute(transaction)
  })
