import { ApiError } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './types.ts'

/** Content tables whose edits are refused when they are based on an outdated version. */
type Editable = string &
  {
    [Table in keyof DB]: DB[Table] extends { id: unknown; updated_at: unknown; updated_by: unknown } ? Table : never
  }[keyof DB]

/**
 * Locks a row for an edit in this transaction. Throws NOT_FOUND when the row does not exist, and STALE with the name of
 * the last editor when the row's `updated_at` is not `seenAt`, the value that the client sent back (decisions 3).
 * Without `seenAt` there is no check. Gives the row's `updated_at`.
 */
export async function lockForEdit(db: Db, table: Editable, id: number, seenAt?: string) {
  const { rows } = await sql<{ updated_at: Date; changed_by: string | null }>`
    select row.updated_at, account.name as changed_by
    from ${sql.table(table)} as row
    left join account on account.id = coalesce(row.updated_by, row.created_by)
    where row.id = ${id}
    for update of row`.execute(db)
  const row = rows[0]
  if (!row) throw new ApiError('NOT_FOUND')
  if (seenAt === undefined || new Date(seenAt).getTime() === new Date(row.updated_at).getTime()) return row.updated_at
  throw new ApiError('STALE', { message: `Data sudah diubah oleh ${row.changed_by ?? 'orang lain'}` })
}

/**
 * Call it at the end of an edit whose parts lie in other tables: the row counts as edited when this transaction wrote any
 * history, even if none of its own columns changed. With `since`, the time that `lockForEdit` gave, nothing is done where
 * the row was edited itself.
 */
export async function touch(db: Db, table: Editable, id: number, actorId: number, since?: Date) {
  await sql`
    update ${sql.table(table)} set updated_by = ${actorId}, updated_at = clock_timestamp()
    where id = ${id} and updated_at = coalesce(${since ?? null}, updated_at)
      and current_setting('bank.begun_change', true) = current_setting('bank.change', true)`.execute(db)
}
