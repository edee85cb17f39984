import { formOf, type PageQuery, type ReviewTask, type TaskKind, taskPaging } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { beginningOf, READ } from '../beginning.ts'
import { isOpen } from '../list/open-task.repo.ts'

type Who = Pick<Actor, 'id' | 'level'>
interface Asked extends PageQuery {
  kind?: TaskKind | undefined
  overdue?: boolean | undefined
  question_id?: number | undefined
}

/** Tasks of this account, and those that are assigned to no account and that this one may take. */
const isTheirs = ({ id }: Who): RawBuilder<boolean> => sql`(t.account_id = ${id} or (t.account_id is null
  and may_do(t.kind, ${id}, q.subject_id)
  and not exists (select from review_task o
    where o.question_id = q.id and o.kind = t.kind and o.account_id = ${id} and o.done_at is null)
  and case t.kind when 'perbaiki' then true else
    not exists (select from question_author w where w.question_id = q.id and w.created_by = ${id}
      and w.revision > coalesce(r.approved_revision, -1)
      and not exists (select from review_policy where own_approval))
    and case t.kind
      when 'telaah' then not exists (select from review v
        where v.question_id = q.id and v.revision = r.revision and v.created_by = ${id})
      else not exists (select from key_check k
        where k.question_id = q.id and k.revision = r.revision and k.created_by = ${id}) end end))`

const ofQuestionPaging = { ...taskPaging, whole: true }

/** Open tasks of somebody, or of a question, those due first; none while the policy does not bind. */
export function listTasks(db: Db, who: Who, { kind, overdue, question_id, ...query }: Asked) {
  let ids = db
    .selectFrom('review_task as t')
    .innerJoin('question as q', 'q.id', 't.question_id')
    .innerJoin('question_review as r', 'r.question_id', 't.question_id')
    .select('t.id')
    .where(isOpen)
    .where(sql<boolean>`is_binding()`)
    .where(question_id === undefined ? isTheirs(who) : sql<boolean>`t.question_id = ${question_id}`)
    .orderBy('t.due_on')
    .orderBy('t.id')
  if (kind) ids = ids.where('t.kind', '=', kind)
  if (overdue !== undefined) ids = ids.where(sql<boolean>`(coalesce(t.due_on < current_date, false) = ${overdue})`)
  return paginate(db, ids, query, question_id === undefined ? taskPaging : ofQuestionPaging, (page) =>
    tasksOf(db, page),
  )
}

/** Whether an open task is assigned to this account, or to no account while this one may do it. */
export async function isTheirTask(db: Db, who: Who, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from review_task t join question q on q.id = t.question_id join question_review r on r.question_id = q.id
    where t.id = ${id} and ${isOpen} and ${isTheirs(who)}`.execute(db)
  return rows.length > 0
}

export async function tasksOf(db: Db, ids: number[]): Promise<ReviewTask[]> {
  const { rows } = await sql<Omit<ReviewTask, 'form'> & { type: number; multiple: boolean }>`
    select t.id, t.kind, t.question_id, q.code, left(q.text, ${READ}) as begins, q.product_type, q.type, q.multiple, r.stage, s.name as subject_name,
      c.name as category_name, tp.name as topic_name, t.account_id as ac_id, a.name as ac_name, asker.name as name_asker,
      t.due_on::text as due_on, t.created_at
    from review_task t join question q on q.id = t.question_id join question_review r on r.question_id = q.id
      join subject s on s.id = q.subject_id join category c on c.id = q.category_id
      left join topic tp on tp.id = q.topic_id left join account a on a.id = t.account_id
      left join account asker on asker.id = t.asked_by
    where t.id = ${anyOf(ids)} order by t.due_on, t.id`.execute(db)
  return rows.flatMap(({ type, multiple, ...task }) => {
    const form = formOf(type, multiple)
    return form ? [{ ...task, begins: beginningOf(task.begins), form }] : []
  })
}

const MOST_COUNTED = 1_000
export interface Waiting extends Record<TaskKind, number> {
  notices: number
}
export const NONE_WAITING: Waiting = { telaah: 0, kunci: 0, perbaiki: 0, notices: 0 }

/** How many tasks wait for somebody, by kind and up to 1,000 in all, and how much they have not read. */
export async function countWaiting(db: Db, who: Who): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) filter (where kind = 'telaah')::int as telaah, count(*) filter (where kind = 'kunci')::int as kunci,
      count(*) filter (where kind = 'perbaiki')::int as perbaiki,
      (select count(*)::int from notice where account_id = ${who.id} and read_at is null and kind like 'review-%') as notices
    from (select t.kind from review_task t join question q on q.id = t.question_id
        join question_review r on r.question_id = q.id
      where ${isOpen} and ${isTheirs(who)} limit ${MOST_COUNTED}) open`.execute(db)
  return rows[0] ?? NONE_WAITING
}
