import type { ReviewThread, ThreadCreate } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { found } from '../http/bind/reply.ts'
import { holds } from '../question/approval/acts.ts'
import { personOf } from '../question/approval/person.repo.ts'
import { lockStanding, type Standing } from '../question/approval/standing.repo.ts'
import { mentionIn } from './mention.repo.ts'

type Resolvable = Pick<ReviewThread, 'must_fix' | 'ac_id'>

/** Which threads of a question somebody may resolve. */
export async function resolverOf(db: Db, actor: Actor, { subject_id }: Standing) {
  const isReviewer = holds(await personOf(db, actor), 'review', subject_id)
  return ({ must_fix, ac_id }: Resolvable) => !must_fix || isReviewer || ac_id === actor.id
}

interface OfThread extends Resolvable {
  id: number
  question_id: number
}

/** A thread and its question as it stands, both locked. Throws NOT_FOUND. */
export async function openThread(db: Db, id: number): Promise<{ thread: OfThread; standing: Standing }> {
  const { rows: before } = await sql<{ question_id: number }>`
    select question_id from review_thread where id = ${id}`.execute(db)
  const standing = found(await lockStanding(db, found(before[0]).question_id))
  const { rows } = await sql<OfThread>`
    select id, question_id, must_fix, created_by as ac_id from review_thread where id = ${id} for update`.execute(db)
  return { thread: found(rows[0]), standing }
}

/** A comment that is there, with its thread and question, which are locked. Throws NOT_FOUND. */
export async function openComment(db: Db, id: number) {
  const find = async () => {
    const { rows } = await sql<{ id: number; thread_id: number; ac_id: number }>`
      select id, thread_id, created_by as ac_id from review_comment where id = ${id} and deleted_at is null`.execute(db)
    return found(rows[0])
  }
  const opened = await openThread(db, (await find()).thread_id)
  return { ...opened, comment: await find() }
}

type NewThread = Omit<ThreadCreate, 'text'> & { revision: number }

export async function insertThread(db: Db, question_id: number, of: NewThread, by: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into review_thread (question_id, place, quote, before, after, revision, must_fix, created_by)
    values (${question_id}, ${of.place ?? null}, ${of.quote ?? null}, ${of.before}, ${of.after}, ${of.revision}, ${of.must_fix}, ${by})
    returning id`.execute(db)
  return found(rows[0]).id
}

/** Returns whom it mentions. */
export async function insertComment(db: Db, thread_id: number, text: string, by: number) {
  const { rows } = await sql<{ id: number }>`
    insert into review_comment (thread_id, text, created_by) values (${thread_id}, ${text}, ${by}) returning id`.execute(
    db,
  )
  return mentionIn(db, found(rows[0]).id, text)
}

/** Returns whom it did not mention before. */
export async function updateComment(db: Db, id: number, text: string) {
  await sql`
    update review_comment set text = ${text}, edited_at = clock_timestamp() where id = ${id} and text <> ${text}`.execute(
    db,
  )
  return mentionIn(db, id, text)
}

/** Its thread goes with the last one. Whether it did. */
export async function removeComment(db: Db, id: number, thread_id: number): Promise<boolean> {
  const { rows: others } = await sql`
    select from review_comment where thread_id = ${thread_id} and id <> ${id} and deleted_at is null limit 1`.execute(
    db,
  )
  if (others.length === 0) {
    await sql`delete from review_thread where id = ${thread_id}`.execute(db)
    return true
  }
  await sql`update review_comment set text = '', deleted_at = clock_timestamp() where id = ${id}`.execute(db)
  await mentionIn(db, id, '')
  return false
}

/** What is so already stays as it was noted. */
export async function resolveThread(db: Db, id: number, resolved: boolean, by: number) {
  await sql`
    update review_thread set resolved_by = ${resolved ? by : null}, resolved_at = case when ${resolved} then clock_timestamp() end
    where id = ${id} and (resolved_at is not null) <> ${resolved}`.execute(db)
}

/** How many must be fixed and are not. */
export async function countMustFix(db: Db, question_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review_thread
    where question_id = ${question_id} and must_fix and resolved_at is null`.execute(db)
  return found(rows[0]).count
}

export async function countThreads(db: Db, question_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review_thread where question_id = ${question_id}`.execute(db)
  return found(rows[0]).count
}

export async function countComments(db: Db, thread_id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review_comment where thread_id = ${thread_id}`.execute(db)
  return found(rows[0]).count
}
