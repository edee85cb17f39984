import { invalid } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { atPart } from './at-part.ts'

/** The tables whose rows stand in a list of their question, in its order. */
type PartTable = 'selection' | 'keyword' | 'short_answer' | 'statement'

/** The place behind the other parts of a question, in SQL. */
export const lastPlace = (table: PartTable, questionId: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where question_id = ${questionId})`

interface PartList<Row> {
  table: PartTable
  /** The list's name on the wire, for a refusal. */
  field: string
  insert: (row: Row, position: number) => Promise<number>
  update: (id: number, row: Row, position: number) => Promise<void>
}

/**
 * Makes these the parts of a question, in this order: with id = edit, without = add, missing = delete (decisions 3).
 * Gives back their ids in that order. 422 when an id is of another question, or twice in the list.
 */
export async function replacePartList<Row extends { id?: number | null }>(
  db: Db,
  questionId: number,
  rows: Row[],
  { table, field, insert, update }: PartList<Row>,
): Promise<number[]> {
  const kept = rows.flatMap((row) => row.id ?? [])
  const found = await sql`
    select from ${sql.table(table)} where question_id = ${questionId} and id = any(${kept}::int[])`.execute(db)
  if (found.rows.length < kept.length) throw invalid({ [field]: 'Ada bagian yang bukan milik soal ini.' })
  await sql`delete from ${sql.table(table)} where question_id = ${questionId} and id <> all(${kept}::int[])`.execute(db)
  const ids: number[] = []
  for (const [index, row] of rows.entries()) {
    const position = index + 1
    const { id } = row
    const write = async () => (id ? update(id, row, position).then(() => id) : insert(row, position))
    ids.push(await atPart(`${field}.${index}`, write))
  }
  return ids
}
