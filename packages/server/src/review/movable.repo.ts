import type { ManyAction, MovableQuestion } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { isElsewhere, refusalOf } from '../question/approval/acts.ts'
import { lacksOf } from '../question/approval/gates.repo.ts'
import { personOf, withoutReviewer } from '../question/approval/person.repo.ts'
import type { Policy } from '../question/approval/policy.repo.ts'
import { inOrder, standingsOf } from '../question/approval/standing.repo.ts'

export const NO_REVIEWER = 'Belum ada penelaah lain untuk subjek ini.'

interface Asked {
  ids: number[]
  action: ManyAction
}

/**
 * Whose each of these questions is, and why it would be refused, in the order in which they are moved. What automatic review
 * has not read yet is read as they are submitted.
 */
export async function movableOf(
  db: Db,
  actor: Actor,
  policy: Policy,
  { ids, action }: Asked,
): Promise<MovableQuestion[]> {
  const person = await personOf(db, actor)
  const lacks = action === 'submit' ? await lacksOf(db, ids, policy) : new Map<number, string>()
  const unreviewed = action === 'submit' && !policy.own_approval ? await withoutReviewer(db, ids) : new Set<number>()
  const owners = await ownersOf(db, ids, action)
  const published = new Set<number>()
  return inOrder(await standingsOf(db, ids)).map((standing) => {
    const { id, code, parent_id } = standing
    // its head goes with it
    const parent_status = parent_id !== null && published.has(parent_id) ? 'published' : standing.parent_status
    const refusal = refusalOf(action, { ...standing, parent_status }, person)?.message
    const reason = refusal ?? lacks.get(id) ?? (unreviewed.has(id) ? NO_REVIEWER : null)
    if (action === 'publish' && reason === null) published.add(id)
    const needs_somebody = reason !== null && !isElsewhere(action, standing)
    return { id_question: id, code, ...(owners.get(id) ?? { ac_id: null, ac_name: null }), reason, needs_somebody }
  })
}

async function ownersOf(db: Db, ids: number[], action: ManyAction) {
  const owner = action === 'withdraw' ? sql`r.submitted_by` : sql`q.created_by`
  const { rows } = await sql<Pick<MovableQuestion, 'ac_id' | 'ac_name'> & { id: number }>`
    select q.id, a.id as ac_id, a.name as ac_name
    from question q left join question_review r on r.question_id = q.id join account a on a.id = ${owner}
    where q.id = ${anyOf(ids)}`.execute(db)
  return new Map(rows.map(({ id, ...whose }) => [id, whose]))
}
