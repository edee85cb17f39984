import { EDITING, type Editor } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'

const GONE = sql`clock_timestamp() - make_interval(secs => ${sql.lit(EDITING.goneAfter)})`

/** Notes that an account has a question open, and forgets all that have gone. False for a question that does not exist. */
export async function noteEditing(db: Db, question_id: number, account_id: number): Promise<boolean> {
  await sql`delete from editing where (question_id, account_id) in (
    select question_id, account_id from editing where seen_at < ${GONE} for update skip locked)`.execute(db)
  const { rows } = await sql`
    insert into editing (question_id, account_id) select id, ${account_id} from question where id = ${question_id}
    on conflict (question_id, account_id) do update set
      seen_at = clock_timestamp(),
      since = case when editing.seen_at < ${GONE} then clock_timestamp() else editing.since end
    returning question_id`.execute(db)
  return rows.length > 0
}

/** False for a question that does not exist. */
export async function forgetEditing(db: Db, question_id: number, account_id: number): Promise<boolean> {
  await db.deleteFrom('editing').where('question_id', '=', question_id).where('account_id', '=', account_id).execute()
  const known = await db.selectFrom('question').select('id').where('id', '=', question_id).executeTakeFirst()
  return known !== undefined
}

/** Who has these questions open, other than this account, in the order in which they came. */
export async function editorsOf(db: Db, questions: number[], account_id: number): Promise<Editor[]> {
  const { rows } = await sql<Editor>`
    select question_id, account.name as ac_name, since
    from editing join account on account.id = account_id
    where question_id = ${anyOf(questions)} and account_id <> ${account_id} and seen_at >= ${GONE}
    order by since, account_id`.execute(db)
  return rows
}
