import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'

/** Notes of those of these questions that have several answers that they do. */
export const markSeveralAnswers = (db: Db, ids: number[]) =>
  sql`update question q set multiple = true
    where id = ${anyOf(ids)} and not multiple and is_multiple(id, interaction)`.execute(db)
