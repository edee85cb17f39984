import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inSlices } from '../../db/in-slices.ts'

/** The fill of backfill `question-has`: what these questions have and lack, as a save of each would write it. */
export const noteLacks = (db: Db, ids: number[]) =>
  inSlices(db, ids, (slice) => sql`select note_lacks(${slice}::int[])`.execute(db))
