import type { ReviewEventKind, Stage, Status } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { notify } from './notify.repo.ts'
import { moveTasks } from './task.repo.ts'
import { countRemarks } from './verdict.repo.ts'

interface Move {
  to: Stage
  kind: ReviewEventKind
  by: number
  note?: string | null | undefined
}

const statusOf = (stage: Stage): Status => (stage === 'approved' || stage === 'published' ? stage : 'on-progress')

/**
 * Moves questions, which are locked, to a stage, with the event and the status that go with it. The review goes first: the
 * database lets a status only follow it (guard_status).
 */
export async function moveTo(db: Db, ids: number[], { to, kind, by, note = null }: Move) {
  await beginReview(db, ids)
  await sql`
    insert into review_event (question_id, revision, created_by, kind, from_stage, to_stage, note)
    select q.id, r.revision, ${by}, ${kind}, stage_of(q.status, r.stage), ${to}, ${note}
    from question q join question_review r on r.question_id = q.id where q.id = ${anyOf(ids)} order by q.id`.execute(db)
  await sql`update question_review set stage = ${to} where question_id = ${anyOf(ids)}`.execute(db)
  const status = statusOf(to)
  await sql`
    update question set status = ${status}, updated_by = ${by}
    where id = ${anyOf(ids)} and status <> ${status}`.execute(db)
  await moveTasks(db, ids, to, by)
  await tellSubmitters(db, ids, { kind, by, note })
}

/** Those who submitted these questions hear what others made of them, each once. */
async function tellSubmitters(db: Db, ids: number[], { kind, by, note }: Pick<Move, 'kind' | 'by' | 'note'>) {
  if (!['returned', 'rejected', 'approved', 'published'].includes(kind)) return
  const { rows } = await sql<Told>`
    select r.submitted_by, min(q.id) as id, (array_agg(q.code order by q.id))[1] as code, count(*)::int as count
    from question q join question_review r on r.question_id = q.id
    where q.id = ${anyOf(ids)} and r.submitted_by <> ${by} group by r.submitted_by order by r.submitted_by`.execute(db)
  for (const { submitted_by, count, ...question } of rows) {
    const news = { question, actor: by, to: [submitted_by] }
    if (kind === 'returned') {
      const remarks = await countRemarks(db, question.id)
      await notify(db, { ...news, kind: 'review-changes', more: { count, remarks } })
    }
    if (kind === 'rejected') await notify(db, { ...news, kind: 'review-rejected', more: { count, note: note ?? null } })
    if (kind === 'approved') await notify(db, { ...news, kind: 'review-approved', more: { count } })
    if (kind === 'published') await notify(db, { ...news, kind: 'review-published', more: { count } })
  }
}

interface Told {
  submitted_by: number
  id: number
  code: string
  count: number
}

/** Who wrote at these questions so far is known from now on. */
const beginReview = (db: Db, ids: number[]) => sql`select begin_review(${ids}::int[])`.execute(db)

/** A new round, of the present revision. */
export async function noteSubmission(db: Db, id: number, by: number) {
  await beginReview(db, [id])
  await sql`
    update question_review set round = round + 1, submitted_by = ${by}, submitted_at = clock_timestamp()
    where question_id = ${id}`.execute(db)
}

/** The present revision is the approved one. */
export const noteApproval = (db: Db, id: number, by: number, own: boolean) =>
  sql`
    update question_review
    set approved_revision = revision, approved_by = ${by}, approved_at = clock_timestamp(), own_approval = ${own}
    where question_id = ${id}`.execute(db)
