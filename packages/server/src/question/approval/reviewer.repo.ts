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

/** Who may review a question, or check its key, the least busy first; those who wrote at it, who submits it and level 1 are the last. */
export async function leastBusy(
  db: Db,
  { id, subject_id, approved_revision }: Standing,
  policy: Policy,
  sought: Sought,
) {
  const { kind, only = null, but, by, count } = sought
  const { rows } = await sql<{ id: number }>`
    select id from (
      select a.id, exists (select from question_author w where w.question_id = ${id} and w.created_by = a.id
          and w.revision > ${approved_revision ?? -1}) as wrote,
        exists (select from capability c where c.account_id = a.id and c.what = 'review') as reviews,
        (select count(*) from review_task t where t.account_id = a.id and t.done_at is null) as open
      from account a
      where a.id = coalesce(${only}::int, a.id) and not (a.id = ${anyOf([...but])}) and may_do(${kind}, a.id, ${subject_id})) able
    where not wrote or ${policy.own_approval}
    order by wrote, id = ${by}, ${kind} = 'telaah' and not reviews, open, id limit ${Math.max(count, 0)}`.execute(db)
  return rows.map((one) => one.id)
}
