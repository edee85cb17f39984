import { type Gate, type QuestionReview, REVIEW_ACTIONS, REVIEW_LIMITS, type ReviewAction } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { found } from '../../http/bind/reply.ts'
import { blindRefusal, isChanged, needsCheck, refusalOf, reviewRefusal } from './acts.ts'
import { gatesOf } from './gates.repo.ts'
import { checksOf, hasChecked } from './key-check.repo.ts'
import { contributorsTo, personAt } from './person.repo.ts'
import { policyOf } from './policy.repo.ts'
import { findStanding, type Standing } from './standing.repo.ts'
import { statusRefusals } from './wish.ts'

/** What a person reads of the review of a question. Throws NOT_FOUND. */
export async function toldReview(db: Db, actor: Pick<Actor, 'id' | 'level'>, id: number): Promise<QuestionReview> {
  const policy = await policyOf(db)
  const { binding } = policy
  const standing = found(await findStanding(db, id))
  const person = await personAt(db, actor, standing)
  const refusal = reviewRefusal(standing, person, policy)
  const may = Object.fromEntries(
    REVIEW_ACTIONS.map((act) => [act, binding && refusalOf(act, standing, person) === undefined]),
  ) as Record<ReviewAction, boolean>
  const reviews = await reviewsOf(db, standing)
  const check =
    binding &&
    needsCheck(standing, policy) &&
    !blindRefusal(standing, person, policy) &&
    !(await hasChecked(db, standing, actor.id))
  // who may still answer blindly is not told the key, nor why one was wrong, unless they review it and so read it anyway
  const mayKnow = !check || !refusal
  // who is to find out by themselves is not told what others found
  const isBlind = binding && !refusal && !reviews.some(({ ac_id, counts }) => counts && ac_id === actor.id)
  const gates = binding ? (await gatesOf(db, standing, policy)).map((gate) => (mayKnow ? gate : unkeyed(gate))) : []
  return {
    question_id: id,
    binding,
    ...standing,
    ...(await datesOf(db, id)),
    stage: binding || standing.status !== 'on-progress' ? standing.stage : 'draft',
    changed: isChanged(standing),
    gates,
    reviews: isBlind ? reviews.filter(({ counts }) => !counts) : reviews,
    checks: binding && mayKnow ? await checksOf(db, standing) : [],
    events: (await eventsOf(db, id)).map((event) => (mayKnow ? event : { ...event, note: null })),
    contributors: await contributorsTo(db, standing),
    may: { ...may, review: binding && refusal === undefined, check },
    status_refusals: binding ? statusRefusals(standing, person, gates) : [],
    refusal: binding && standing.stage === 'submitted' ? (refusal?.message ?? null) : null,
  }
}

const unkeyed = (gate: Gate): Gate =>
  gate.gate === 'key' && !gate.ok ? { ...gate, message: 'Kunci belum selesai diperiksa.' } : gate

type Dates = Pick<QuestionReview, 'submitted_at' | 'name_submitter' | 'approved_at' | 'name_approver' | 'own_approval'>
const NONE: Dates = {
  submitted_at: null,
  name_submitter: null,
  approved_at: null,
  name_approver: null,
  own_approval: false,
}

async function datesOf(db: Db, id: number): Promise<Dates> {
  const { rows } = await sql<Dates>`
    select submitted_at, s.name as name_submitter, approved_at, a.name as name_approver, own_approval
    from question_review left join account s on s.id = submitted_by left join account a on a.id = approved_by
    where question_id = ${id}`.execute(db)
  return rows[0] ?? NONE
}

async function reviewsOf(db: Db, { id, revision }: Standing) {
  const { rows } = await sql<QuestionReview['reviews'][number]>`
    select r.id, revision, round, verdict, form, version as card_version, aspects, note, a.id as ac_id, a.name as ac_name,
      r.created_at, revision = ${revision} as counts
    from review r join account a on a.id = r.created_by
    where question_id = ${id} order by r.created_at desc, r.id desc limit ${REVIEW_LIMITS.reviews}`.execute(db)
  return rows
}

async function eventsOf(db: Db, id: number) {
  const { rows } = await sql<QuestionReview['events'][number]>`
    select kind, revision, from_stage, to_stage, note, a.name as ac_name, e.created_at
    from review_event e left join account a on a.id = e.created_by
    where question_id = ${id} order by e.id desc limit ${REVIEW_LIMITS.events}`.execute(db)
  return rows
}
