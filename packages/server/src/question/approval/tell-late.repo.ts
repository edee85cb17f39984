import type { NoticeData } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { notify } from '../../notice/notice.repo.ts'
import { isOpen } from '../list/open-task.repo.ts'

/** Tells each account of its tasks whose day is over, once for each day that a task was given, and of all of a kind at once. */
export const tellLate = (db: Db) =>
  db.transaction().execute(async (own) => {
    const { rows } = await sql<NoticeData<'review-late'> & { account_id: number }>`
      with late as (
        update review_task t set late_told_at = clock_timestamp()
        from question q, question_review r
        where q.id = t.question_id and r.question_id = q.id and ${isOpen} and is_binding()
          and t.account_id is not null and t.due_on < current_date
          and coalesce(t.late_told_at < t.due_on + 1, true)
        returning t.id, t.kind, t.account_id, t.due_on, q.id as question_id, q.code)
      select distinct on (account_id, kind) account_id, kind as task, question_id, code,
        (count(*) over (partition by account_id, kind))::int as count
      from late order by account_id, kind, due_on, id`.execute(own)
    for (const { account_id: to, ...data } of rows) await notify(own, { to, kind: 'review-late', data })
  })
