import { type HeldCapability, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { capabilitiesFor } from './capability.repo.ts'
import type { Standing } from './standing.repo.ts'

/** Who asks, beside a question. */
export interface Person {
  id: number
  isAdmin: boolean
  held: readonly HeldCapability[]
  /** Wrote at it since it was approved. */
  isContributor: boolean
}

/** Somebody beside no question yet. */
export const personOf = async (db: Db, actor: Pick<Actor, 'id' | 'level'>): Promise<Person> => ({
  id: actor.id,
  isAdmin: actor.level === LEVEL.admin,
  held: await capabilitiesFor(db, actor),
  isContributor: false,
})

export async function personAt(db: Db, actor: Pick<Actor, 'id' | 'level'>, standing: Standing): Promise<Person> {
  const contributors = await contributorsTo(db, standing)
  return { ...(await personOf(db, actor)), isContributor: contributors.some(({ ac_id }) => ac_id === actor.id) }
}

/** Who wrote at the content of a question since it was approved, or ever. */
export async function contributorsTo(db: Db, { id, approved_revision }: Standing) {
  const { rows } = await sql<{ ac_id: number; ac_name: string }>`
    select a.id as ac_id, a.name as ac_name from question_author w join account a on a.id = w.created_by
    where w.question_id = ${id} and w.revision > ${approved_revision ?? -1} order by a.name, a.id`.execute(db)
  return rows
}

/** Whether somebody may review it who did not write at it. */
export async function hasReviewer(db: Db, { id, subject_id, approved_revision }: Standing): Promise<boolean> {
  const { rows } = await sql`
    select from account a where is_active = 1 and deleted_at is null
      and (level = ${LEVEL.admin} or exists (select from capability
        where account_id = a.id and what = 'review' and coalesce(subject_id, ${subject_id}) = ${subject_id}))
      and not exists (select from question_author w
        where w.question_id = ${id} and w.created_by = a.id and w.revision > ${approved_revision ?? -1})
    limit 1`.execute(db)
  return rows.length > 0
}
