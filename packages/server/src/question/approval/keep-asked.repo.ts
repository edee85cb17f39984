import type { Gate } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { assignTasks, tellAsked } from './assign.ts'
import type { Policy } from './policy.repo.ts'
import { leastBusy } from './reviewer.repo.ts'
import type { Standing } from './standing.repo.ts'
import { giveTask, openTasksOf, poolTasks } from './task.repo.ts'
import { fitBy } from './verdict.repo.ts'

interface Waiting {
  gates: readonly Gate[]
  by: number
  isNew: boolean
}

/**
 * A submitted question that is not approved is a task: of those who are to review it or to check its key, of who answered
 * otherwise and has not said why, or else of who submitted it. Where that one has done their part (submitted it as it is, or
 * changed it since the remarks that are left), a reviewer decides.
 */
export async function keepAsked(db: Db, standing: Standing, policy: Policy, { gates, by, isNew }: Waiting) {
  const { id } = standing
  await assignTasks(db, standing, policy, { by })
  await askWhy(db, standing)
  if ((await openTasksOf(db, id)).length > 0) return
  if (isNew || (await isMended(db, standing, gates))) return askReviewer(db, standing, policy, by)
  await giveTask(db, { kind: 'perbaiki', question: id, account: standing.submitted_by, due_on: null, by })
  await poolTasks(db, { question: id })
}

/** Who found another key says whose mistake it is. */
const askWhy = (db: Db, { id, revision, subject_id, submitted_by }: Standing) =>
  sql`
  insert into review_task (kind, question_id, account_id, asked_by, due_on)
  select 'kunci', ${id}, k.created_by, ${submitted_by}::int, current_date + p.due_days from key_check k, review_policy p
  where k.question_id = ${id} and k.revision = ${revision} and not k.agrees and k.settled is null and k.reason is null
    and may_do('kunci', k.created_by, ${subject_id}) and p.key_checks > 0
    and not exists (select from review_task t where t.question_id = ${id} and t.kind = 'kunci' and t.done_at is null
      and t.account_id = k.created_by)`.execute(db)

/** Nothing is left but remarks on earlier revisions. */
async function isMended(db: Db, { id, revision }: Standing, gates: readonly Gate[]): Promise<boolean> {
  if (gates.some(({ gate, ok }) => !ok && gate !== 'must_fix')) return false
  const { rows } = await sql`
    select from review_thread where question_id = ${id} and must_fix and resolved_at is null and revision >= ${revision}
    limit 1`.execute(db)
  return rows.length === 0
}

/** Who found it fit, if they still may; else the one with the fewest open tasks. */
async function askReviewer(db: Db, standing: Standing, policy: Policy, by: number) {
  const sought = { kind: 'telaah', but: [], by, count: 1 } as const
  for (const only of [...(await fitBy(db, standing)), undefined]) {
    const [account] = await leastBusy(db, standing, policy, { ...sought, ...(only !== undefined && { only }) })
    if (account === undefined && only !== undefined) continue
    await giveTask(db, { kind: 'telaah', question: standing.id, account: account ?? null, due_on: null, by })
    return tellAsked(db, [standing], {
      by,
      to: account === undefined ? [] : [account],
      due_on: null,
      kind: 'review-asked',
    })
  }
}
