import type { TaskKind } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import type { Policy } from './policy.repo.ts'
import type { Standing } from './standing.repo.ts'

interface Sought {
  kind: TaskKind
  only?: number
  but: readonly number[]
  by: number
  count: number
}

/** Who may have a task of this kind: the ids alone. */
export const leastBusy = async (...sought: Parameters<typeof ableTo>) =>
  (await ableTo(...sought)).map(({ ac_id }) => ac_id)

/**
 * Who may review a question, check its key or put it right, the least busy first; those who wrote at it, who submits it and
 * level 1 are the last.
 */
export async function ableTo(db: Db, { id, subject_id, approved_revision }: Standing, policy: Policy, sought: Sought) {
  const { kind, only = null, but, by, count } = sought
  const { rows } = await sql<{ ac_id: number; ac_name: string }>`
    select id as ac_id, name as ac_name from (
      select a.id, a.name, exists (select from question_author w where w.question_id = ${id} and w.created_by = a.id
          and w.revision > ${approved_revision ?? -1}) as wrote,
        exists (select from capability c where c.account_id = a.id and c.what = 'review') as reviews,
        (select count(*) from review_task t where t.account_id = a.id and t.done_at is null) as open
      from account a
      where a.id = coalesce(${only}::int, a.id) and not (a.id = ${anyOf([...but])}) and may_do(${kind}, a.id, ${subject_id})) able
    where not wrote or ${policy.own_approval || kind === 'perbaiki'}
    order by wrote, id = ${by}, ${kind} = 'telaah' and not reviews, open, id limit ${Math.max(count, 0)}`.execute(db)
  return rows
}

/** Who has an open task of this kind, or has done what it asks for the present revision. */
export async function busyWith(db: Db, { id, revision }: Standing, kind: TaskKind): Promise<number[]> {
  const { rows } = await sql<{ account: number }>`
    select account_id as account from review_task
      where question_id = ${id} and kind = ${kind} and done_at is null and account_id is not null
    union select created_by from review
      where ${kind} = 'telaah' and question_id = ${id} and revision = ${revision} and verdict = 'layak'
    union select created_by from key_check
      where ${kind} = 'kunci' and question_id = ${id} and revision = ${revision}`.execute(db)
  return rows.map(({ account }) => account)
}
