import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

/** The bytes of a row's long texts, by its id. `octet_length` does not read a long text: it knows its length. */
export type Texts = (id: RawBuilder<number>) => RawBuilder<number>

/** How long a row is without its long texts, in bytes; no row is longer. */
const ROW = 1024
/** Rows of one turn, in bytes; a turn is one row at least. */
const TURN = 1024 * 1024
/** Rows up to this length together are read at once, as most pages are. */
export const LIGHT = 256 * 1024

/** The rows of a list that are too long to be held at once: each turn is read when the one before was sent. */
export class RowsInTurns<Row> {
  /** `totalData` as in any list; `limit` null when it is the number of rows, known only in the end. */
  constructor(
    readonly turns: AsyncIterable<Row[]>,
    readonly pagination: { page: number; limit: number | null; totalData: number; more?: boolean },
    /** The length of the longest turn, in bytes. */
    readonly longest: number,
  ) {}
}

export interface Turn {
  ids: number[]
  /** In bytes. */
  length: number
}

/** The bytes of the long texts of these rows, in the order of the ids. */
export async function lengthsOf(db: Db, ids: number[], texts: Texts): Promise<number[]> {
  const { rows } = await sql<{ length: number }>`
    select ${texts(sql`row.id`)} as length from unnest(${ids}::int[]) with ordinality as row (id, place) order by place
  `.execute(db)
  return rows.map(({ length }) => length)
}

/** `ids` as lists that are read one after the other; a single list when the rows are short. */
export function inTurns(ids: number[], texts: number[]) {
  const lengths = ids.map((_, index) => ROW + (texts[index] ?? 0))
  const most = lengths.reduce((sum, length) => sum + length, 0) <= LIGHT ? LIGHT : TURN
  const turns: Turn[] = []
  for (const [index, id] of ids.entries()) {
    const length = lengths[index] ?? 0
    const last = turns.at(-1)
    if (!last || last.length + length > most) turns.push({ ids: [id], length })
    else {
      last.ids.push(id)
      last.length += length
    }
  }
  return { turns, isLight: most === LIGHT, longest: Math.max(0, ...turns.map(({ length }) => length)) }
}
