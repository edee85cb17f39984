import { LEVEL, type ReviewPolicy } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type Policy = Omit<ReviewPolicy, 'reviewers'>

const OFF: Policy = {
  binding: false,
  reviews: 1,
  key_checks: 0,
  own_approval: false,
  block_on: 'galat',
  due_days: 7,
  rules: {},
}

/** What stands while nobody has said otherwise is off. */
export async function policyOf(db: Db): Promise<Policy> {
  const { rows } = await sql<Policy>`
    select binding, reviews, key_checks, own_approval, block_on, due_days, rules from review_policy`.execute(db)
  return rows[0] ?? OFF
}

/** Those who change the policy, or who may review, take turns until the transaction ends. */
export const lockPolicy = (db: Db) => sql`lock table review_policy in share row exclusive mode`.execute(db)

/** Has all questions read again by rules that are weighed otherwise (review/lint.repo.ts). */
export const RULES_JOB = 'lint-rules'

export async function writePolicy(db: Db, policy: Policy) {
  const { binding, reviews, key_checks, own_approval, block_on, due_days, rules } = policy
  await sql`
    insert into review_policy (binding, reviews, key_checks, own_approval, block_on, due_days, rules)
    values (${binding}, ${reviews}, ${key_checks}, ${own_approval}, ${block_on}, ${due_days}, ${JSON.stringify(rules)})
    on conflict (only_one) do update set binding = excluded.binding, reviews = excluded.reviews,
      key_checks = excluded.key_checks, own_approval = excluded.own_approval, block_on = excluded.block_on,
      due_days = excluded.due_days, rules = excluded.rules`.execute(db)
}

/** How many active accounts may review questions of some subject. */
export async function countReviewers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account a where is_active = 1 and deleted_at is null
      and (level = ${LEVEL.admin} or exists (select from capability where account_id = a.id and what = 'review'))`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
