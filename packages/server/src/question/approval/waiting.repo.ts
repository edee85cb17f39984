import type { HeldCapability } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Policy } from './policy.repo.ts'

interface Waiting {
  telaah: number
  perbaiki: number
}

export const NONE_WAITING: Waiting = { telaah: 0, perbaiki: 0 }
const MOST_COUNTED = 1_000

/**
 * How many questions wait for somebody: submitted ones that they may review and have not judged as they are now, and those
 * that they submitted and are to put right.
 */
export async function countWaiting(
  db: Db,
  account: number,
  held: readonly HeldCapability[],
  { own_approval }: Policy,
): Promise<Waiting> {
  const reviews = held.filter(({ what }) => what === 'review')
  const ofAll = reviews.some(({ subject_id }) => subject_id === null)
  const subjects = reviews.flatMap(({ subject_id }) => subject_id ?? [])
  const { rows } = await sql<Waiting>`
    select (select count(*)::int from (
        select from question_review r join question q on q.id = r.question_id
        where r.stage = 'submitted' and q.status = 'on-progress' and (${ofAll} or q.subject_id = any(${subjects}::int[]))
          and (${own_approval} or not exists (select from question_author w where w.question_id = r.question_id
            and w.created_by = ${account} and w.revision > coalesce(r.approved_revision, -1)))
          and not exists (select from review v where v.question_id = r.question_id
            and v.revision = r.revision and v.created_by = ${account})
        limit ${MOST_COUNTED}) one) as telaah,
      (select count(*)::int from (
        select from question_review r join question q on q.id = r.question_id
        where r.stage = 'changes' and q.status = 'on-progress' and r.submitted_by = ${account}
        limit ${MOST_COUNTED}) one) as perbaiki`.execute(db)
  return rows[0] ?? NONE_WAITING
}
