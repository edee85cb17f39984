import { ApiError } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './types.ts'

/** Content tables whose edits are guarded against a version that somebody no longer sees. */
type Editable = string &
  {
    [Table in keyof DB]: DB[Table] extends { id: unknown; updated_at: unknown; updated_by: unknown } ? Table : never
  }[keyof DB]

/**
 * Locks a row for an edit in this transaction. NOT_FOUND when there is none; STALE, naming who changed it, when
 * `seenAt` (the `updated_at` that the client sent back, if it did) is not the row's any more (decisions 3).
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
  if (seenAt === undefined || new Date(seenAt).getTime() === new Date(row.updated_at).getTime()) return
  throw new ApiError('STALE', { message: `Data sudah diubah oleh ${row.changed_by ?? 'orang lain'}` })
}
