import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** The fill of backfill `question-has`: what these questions have and lack, as a save of each would write it. */
export const noteLacks = (db: Db, ids: number[]) => sql`select note_lacks(${ids}::int[])`.execute(db)
