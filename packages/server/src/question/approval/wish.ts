import { ApiError, type Gate, type ReviewAction, STATUSES, type Status } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { found } from '../../http/bind/reply.ts'
import { holds, refusalOf } from './acts.ts'
import { gatesOf, lackOf } from './gates.repo.ts'
import { moveTo } from './move.repo.ts'
import { type Person, personAt } from './person.repo.ts'
import { policyOf } from './policy.repo.ts'
import { findStanding, type Standing } from './standing.repo.ts'

const NEEDS_REVIEW = 'Soal ini perlu ditelaah dahulu.'
const MAY_NOT_LOWER = 'Anda tidak berwenang menurunkan soal subjek ini.'

/** What a status that is wished for means in the review flow. */
const MEANS: Readonly<Record<Status, (standing: Standing) => ReviewAction | undefined>> = {
  'on-progress': () => 'unpublish',
  approved: ({ stage }) => (stage === 'published' ? 'unpublish' : undefined),
  published: ({ stage }) => (stage === 'approved' ? 'publish' : undefined),
}

/** Why a question may not get this status while the policy binds; undefined when it may. */
export function wishRefusal(wish: Status, standing: Standing, person: Person): ApiError | undefined {
  const action = MEANS[wish](standing)
  if (action === undefined) return new ApiError('NOT_REVIEWED', { message: NEEDS_REVIEW })
  if (action === 'publish') return refusalOf('publish', standing, person)
  return holds(person, 'publish', standing.subject_id)
    ? undefined
    : new ApiError('FORBIDDEN', { message: MAY_NOT_LOWER })
}

/** The statuses that a question may not get while the policy binds, and why. */
export const statusRefusals = (standing: Standing, person: Person, gates: readonly Gate[]) =>
  STATUSES.filter((status) => status !== standing.status).flatMap((status) => {
    const refusal = wishRefusal(status, standing, person)
    if (!refusal) return []
    return [{ status, reason: refusal.code === 'NOT_REVIEWED' ? lackOf(gates) || NEEDS_REVIEW : refusal.message }]
  })

/** Gives questions, which are locked, a status that they may get. */
export const carryOut = (db: Db, ids: number[], wish: Status, by: number) =>
  moveTo(db, ids, {
    to: wish === 'on-progress' ? 'draft' : wish,
    kind: wish === 'published' ? 'published' : 'unpublished',
    by,
  })

/**
 * Carries out the status that came with an edit of a question, after the edit, while the policy binds. One that it has
 * anyway, as clients send it with each edit, is no wish. Throws FORBIDDEN, or NOT_REVIEWED with what it waits for.
 */
export async function grant(db: Db, actor: Actor, id: number, wish: Status) {
  const standing = found(await findStanding(db, id))
  if (standing.status === wish) return
  const refusal = wishRefusal(wish, standing, await personAt(db, actor, standing))
  if (refusal?.code !== 'NOT_REVIEWED') {
    if (refusal) throw refusal
    return carryOut(db, [id], wish, actor.id)
  }
  const gates = await gatesOf(db, standing, await policyOf(db))
  throw new ApiError('NOT_REVIEWED', { fields: { status: lackOf(gates) || NEEDS_REVIEW } })
}
