import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'

/** Writes anew the searched text of those of these questions where it holds accents apart from their letters. */
export const searchInOneForm = (db: Db, ids: number[]) =>
  sql`select write_question_search(array(
    select question_id from question_search where question_id = ${anyOf(ids)} and text is not nfc normalized))`.execute(
    db,
  )
