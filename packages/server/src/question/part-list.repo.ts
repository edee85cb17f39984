import { invalid } from '@bank/contract'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'
import { atPart } from './at-part.ts'

/** The tables whose rows stand in a list of their question, in its order. */
type PartTable = 'selection' | 'keyword' | 'short_answer' | 'statement'

/** What a part stores beside its question and its creator; without a place it comes behind those that stand. */
type NewPart<Table extends PartTable> = Omit<Insertable<DB[Table]>, 'question_id' | 'created_by'>
type Home = Pick<Insertable<DB[PartTable]>, 'question_id' | 'created_by'>

/** Adds parts to one question, in one statement, so that its triggers follow once. Gives their ids, in this order. */
async function insertParts<Table extends PartTable>(db: Db, table: Table, home: Home, parts: NewPart<Table>[]) {
  if (parts.length === 0) return []
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where question_id = ${home.question_id})`
  const rows = parts.map((part) => ({ position: last, ...home, ...part }))
  const added = await db
    .insertInto(table as PartTable)
    .values(rows as Insertable<DB['keyword']>[])
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

export async function insertPart<Table extends PartTable>(db: Db, table: Table, home: Home, part: NewPart<Table>) {
  const [id] = await insertParts(db, table, home, [part])
  return id as number
}

interface PartList<Table extends PartTable, Row> {
  table: Table
  /** The list's name on the wire, for a refusal. */
  field: string
  /** What a new part stores; refuses one that shows nothing. */
  added: (row: Row) => NewPart<Table>
  update: (id: number, row: Row, position: number) => Promise<void>
}

/**
 * Makes these the parts of a question, in this order: with id = edit, without = add, missing = delete (decisions 3).
 * Gives back their ids in that order. 422 when an id is of another question, or twice in the list.
 */
export async function replacePartList<Table extends PartTable, Row extends { id?: number | null }>(
  db: Db,
  { questionId, actorId }: { questionId: number; actorId: number },
  rows: Row[],
  { table, field, added, update }: PartList<Table, Row>,
): Promise<number[]> {
  const kept = rows.flatMap((row) => row.id ?? [])
  const found = await sql`
    with gone as (delete from ${sql.table(table)} where question_id = ${questionId} and id <> all(${kept}::int[]))
    select from ${sql.table(table)} where question_id = ${questionId} and id = any(${kept}::int[])`.execute(db)
  if (found.rows.length < kept.length) throw invalid({ [field]: 'Ada bagian yang bukan milik soal ini.' })
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
