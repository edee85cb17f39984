import type { ReviewTask, Stage, TaskKind } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { isOpen } from '../list/open-task.repo.ts'
import type { Standing } from './standing.repo.ts'

/** Ends what these questions no longer wait for at a stage; one that goes back becomes a task of who submitted it. */
export async function moveTasks(db: Db, ids: number[], to: Stage, by: number) {
  await sql`
    update review_task set done_at = clock_timestamp()
    where question_id = ${anyOf(ids)} and done_at is null
      and (kind = 'perbaiki' or ${to} <> 'submitted')`.execute(db)
  if (to !== 'changes') return
  await sql`
    insert into review_task (kind, question_id, account_id, asked_by, due_on)
    select 'perbaiki', r.question_id, r.submitted_by, ${by}, current_date + p.due_days
    from question_review r, review_policy p where r.question_id = ${anyOf(ids)} order by 2`.execute(db)
  for (const id of ids) await poolTasks(db, { question: id })
}

/** What a question waits for, and whose it is. */
export async function openTasksOf(db: Db, question: number) {
  const { rows } = await sql<Pick<Task, 'kind' | 'account_id'>>`
    select t.kind, t.account_id from review_task t join question q on q.id = t.question_id
      join question_review r on r.question_id = q.id
    where t.question_id = ${question} and ${isOpen}`.execute(db)
  return rows
}

/** Open tasks that their holders may not do any more become anybody's. */
export const poolTasks = (
  db: Db,
  { account = null, question = null }: { account?: number | null; question?: number | null },
) => sql`select pool_tasks(${account}::int, ${question}::int)`.execute(db)

/** Somebody has done what a question waits for: the task that they had ends, or else one that was assigned to no account. */
export const finishTask = (db: Db, kind: TaskKind, question: number, by: number) =>
  sql`
    update review_task set done_at = clock_timestamp(), account_id = ${by}
    where id = (select id from review_task where question_id = ${question} and kind = ${kind} and done_at is null
      and coalesce(account_id, ${by}) = ${by} order by account_id nulls last, id limit 1)`.execute(db)

export interface NewTask {
  kind: TaskKind
  question: number
  /** Null: assigned to no account; any account that may do it can take it. */
  account: number | null
  due_on: string | null | undefined
  by: number
}

/** A task for somebody: the one that they have gets the day, else one that is assigned to no account becomes theirs, else there is a new one. */
export async function giveTask(db: Db, { kind, question, account, due_on, by }: NewTask) {
  const { numAffectedRows: given } = await sql`
    update review_task set account_id = ${account}, due_on = coalesce(${due_on ?? null}::date, due_on), asked_by = ${by}
    where id = (select id from review_task where question_id = ${question} and kind = ${kind} and done_at is null
      and coalesce(account_id, ${account}::int) = ${account}::int order by account_id nulls last, id limit 1)`.execute(
    db,
  )
  if (given) return
  await sql`
    insert into review_task (kind, question_id, account_id, asked_by, due_on)
    select ${kind}, ${question}, ${account}, ${by}, coalesce(${due_on ?? null}::date, current_date + due_days)
    from review_policy`.execute(db)
}

/** Whether this day is over everywhere: people's days begin at different hours. */
export async function isOver(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql`select where ${day}::date < timezone(interval '-12 hours', now())::date`.execute(db)
  return rows.length > 0
}

/** Until when a task is that is asked for now. */
export async function dueDay(db: Db, due_on: string | null | undefined): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select coalesce(${due_on ?? null}::date, current_date + due_days)::text as day from review_policy`.execute(db)
  return rows[0]?.day ?? null
}

export interface Task extends Pick<ReviewTask, 'id' | 'kind' | 'question_id'> {
  account_id: number | null
}

/** An open task of a question that still waits for it. */
export async function findTask(db: Db, id: number): Promise<Task | undefined> {
  const { rows } = await sql<Task>`
    select t.id, t.kind, t.question_id, t.account_id from review_task t join question q on q.id = t.question_id
      join question_review r on r.question_id = q.id
    where t.id = ${id} and ${isOpen}`.execute(db)
  return rows[0]
}

export async function updateTask(
  db: Db,
  id: number,
  { account, due_on }: { account?: number | null; due_on?: string | null },
) {
  await sql`
    update review_task set account_id = ${account === undefined ? sql`account_id` : account},
      due_on = ${due_on === undefined ? sql`due_on` : sql`${due_on}::date`}
    where id = ${id}`.execute(db)
}

/** A task without a person becomes theirs, which is written of the question. */
export async function takeTask(db: Db, { id, kind }: Task, { id: question, revision, stage }: Standing, by: number) {
  await updateTask(db, id, { account: by })
  await sql`
    insert into review_event (question_id, revision, created_by, kind, from_stage, to_stage, note)
    values (${question}, ${revision}, ${by}, 'taken', ${stage}, ${stage}, ${kind})`.execute(db)
}

/** The last one of a question that waits for it becomes anybody's instead. */
export async function giveUpTask(db: Db, { id, kind, question_id }: Task) {
  const { rows } = await sql`
    select from review_task where question_id = ${question_id} and kind = ${kind} and done_at is null and id <> ${id}`.execute(
    db,
  )
  if (rows.length === 0) await updateTask(db, id, { account: null })
  else await sql`delete from review_task where id = ${id}`.execute(db)
}
