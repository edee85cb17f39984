import { type HeldCapability, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
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

/** Those of these questions that nobody may review who did not write at them. */
export async function withoutReviewer(db: Db, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select q.id from question q left join question_review r on r.question_id = q.id
    where q.id = ${anyOf(ids)} and not exists (select from account a where is_active = 1 and deleted_at is null
      and may_do('telaah', a.id, q.subject_id)
      and not exists (select from question_author w where w.question_id = q.id and w.created_by = a.id
        and w.revision > coalesce(r.approved_revision, -1)))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
