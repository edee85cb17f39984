import { invalid } from '@bank/contract'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'
import { atPart } from './at-part.ts'

/** The tables whose rows form a list of their question, sorted by `position`. */
type PartTable = 'selection' | 'keyword' | 'short_answer' | 'statement'

/** The columns of a part besides its question and creator. Without `position` it is added at the end. */
type NewPart<Table extends PartTable> = Omit<Insertable<DB[Table]>, 'question_id' | 'created_by'>
type Owner = Pick<Insertable<DB[PartTable]>, 'question_id' | 'created_by'>

/** Adds parts to one question in one statement, so that its triggers run once. Returns their ids, in this order. */
async function insertParts<Table extends PartTable>(db: Db, table: Table, owner: Owner, parts: NewPart<Table>[]) {
  if (parts.length === 0) return []
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where question_id = ${owner.question_id})`
  const rows = parts.map((part) => ({ position: last, ...owner, ...part }))
  const added = await db
    .insertInto(table as PartTable)
    .values(rows as Insertable<DB['keyword']>[])
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

export async function insertPart<Table extends PartTable>(db: Db, table: Table, owner: Owner, part: NewPart<Table>) {
  const [id] = await insertParts(db, table, owner, [part])
  return id as number
}

interface PartList<Table extends PartTable, Row> {
  table: Table
  /** The name of the list in the request body, for errors. */
  field: string
  /** The columns of a new part; throws VALIDATION when it has no visible content. */
  added: (row: Row) => NewPart<Table>
  update: (id: number, row: Row, position: number) => Promise<void>
}

/**
 * Replaces the parts of a question by `rows`, in this order: with an id = edit, without = add, missing = delete
 * (decisions 3). Returns their ids in that order. 422 when an id belongs to another question or is twice in the list.
 */
export async function replacePartList<Table extends PartTable, Row extends { id?: number | null }>(
  db: Db,
  { questionId, actorId, isNew }: { questionId: number; actorId: number; isNew: boolean },
  rows: Row[],
  { table, field, added, update }: PartList<Table, Row>,
): Promise<number[]> {
  const kept = rows.flatMap((row) => row.id ?? [])
  const owned = isNew ? 0 : await removeOthers(db, table, questionId, kept)
  if (owned < kept.length) throw invalid({ [field]: 'Ada bagian yang bukan milik soal ini.' })
  const fresh: NewPart<Table>[] = []
  for (const [index, row] of rows.entries()) {
    const { id } = row
    const position = index + 1
    await atPart(`${field}.${index}`, async () => {
      if (id) await update(id, row, position)
      else fresh.push({ ...added(row), position })
    })
  }
  const freshIds = await insertParts(db, table, { question_id: questionId, created_by: actorId }, fresh)
  return rows.map(({ id }) => id ?? (freshIds.shift() as number))
}

/** Deletes the parts of a question whose ids are not among `kept`. Returns how many of `kept` are its parts. */
async function removeOthers(db: Db, table: PartTable, questionId: number, kept: number[]): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from ${sql.table(table)} where question_id = ${questionId} and id <> all(${kept}::int[]))
    select from ${sql.table(table)} where question_id = ${questionId} and id = any(${kept}::int[])`.execute(db)
  return rows.length
}
