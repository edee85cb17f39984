import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isOpen } from '../list/open-task.repo.ts'
import { gatesOf } from './gates.repo.ts'
import { keepAsked } from './keep-asked.repo.ts'
import { checkedBy } from './key-check.repo.ts'
import { moveTo, noteApproval } from './move.repo.ts'
import { contributorsTo } from './person.repo.ts'
import { type Policy, policyOf } from './policy.repo.ts'
import { lockStanding, type Standing } from './standing.repo.ts'
import { fitBy } from './verdict.repo.ts'

interface Settling {
  by: number
  /** The findings are of the present texts. */
  isRead: boolean
  /** It was submitted just now. */
  isNew?: boolean
}

/** Approves a submitted question, which is locked, when it waits for nothing any more; else some account has to go on with it. */
export async function settle(db: Db, standing: Standing, policy: Policy, { by, isRead, isNew = false }: Settling) {
  if (standing.stage !== 'submitted') return
  const gates = await gatesOf(db, standing, policy, isRead)
  if (!gates.every(({ ok }) => ok)) return keepAsked(db, standing, policy, { gates, by, isNew })
  const contributors = new Set((await contributorsTo(db, standing)).map(({ ac_id }) => ac_id))
  const found = [...(await fitBy(db, standing)), ...(await checkedBy(db, standing)).agreeing]
  const isOwn = found.some((account) => contributors.has(account))
  await noteApproval(db, standing.id, by, isOwn)
  await moveTo(db, [standing.id], { to: 'approved', kind: 'approved', by })
}

/** The same of questions of which something else fell that they waited for: a finding, or a twin. */
export async function settleAfter(db: Db, ids: number[], by: number) {
  const policy = await policyOf(db)
  if (!policy.binding) return
  for (const id of ids.toSorted((one, other) => one - other)) {
    const standing = await lockStanding(db, id)
    if (standing) await settle(db, standing, policy, { by, isRead: false })
  }
}

const MOST_AT_ONCE = 200

/** Goes on with submitted questions that are no task: the policy or a rule changed, or another question became a twin. */
export async function settleUnasked(db: Db) {
  const { rows } = await sql<{ id: number; by: number }>`
    select q.id, coalesce((select v.created_by from review v where v.question_id = q.id and v.revision = r.revision
        and v.verdict = 'layak' order by v.created_at desc limit 1), r.submitted_by) as by
    from question_review r join question q on q.id = r.question_id
    where r.stage = 'submitted' and q.status = 'on-progress' and r.submitted_by is not null and is_binding()
      and not exists (select from review_task t where t.question_id = q.id and ${isOpen})
    order by q.id limit ${MOST_AT_ONCE}`.execute(db)
  for (const { id, by } of rows)
    await inTransaction(db, { actor: by, change: randomUUID() }, (own) => settleAfter(own, [id], by))
}
