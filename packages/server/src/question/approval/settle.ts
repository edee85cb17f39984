import type { Db } from '../../db/connect.ts'
import { gatesOf } from './gates.repo.ts'
import { checkedBy } from './key-check.repo.ts'
import { moveTo, noteApproval } from './move.repo.ts'
import { contributorsTo } from './person.repo.ts'
import { type Policy, policyOf } from './policy.repo.ts'
import { lockStanding, type Standing } from './standing.repo.ts'
import { fitBy } from './verdict.repo.ts'

/** Approves a submitted question, which is locked, when it waits for nothing any more. */
export async function settle(db: Db, standing: Standing, policy: Policy, by: number, isRead: boolean) {
  if (standing.stage !== 'submitted') return
  const gates = await gatesOf(db, standing, policy, isRead)
  if (!gates.every(({ ok }) => ok)) return
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
    if (standing) await settle(db, standing, policy, by, false)
  }
}
