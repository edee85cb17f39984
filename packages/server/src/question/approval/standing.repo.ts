import type { Stage, Status } from '@bank/contract'
import { type FormName, formOf } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'

/** A question as the review flow sees it. */
export interface Standing {
  id: number
  code: string
  subject_id: number
  product_type: number
  parent_id: number | null
  /** Of the head of its group; null without one. */
  parent_status: Status | null
  form: FormName
  status: Status
  /** Where it stands while the policy binds. */
  stage: Stage
  revision: number
  round: number
  submitted_by: number | null
  approved_revision: number | null
}

interface Row extends Omit<Standing, 'form'> {
  type: number
  multiple: boolean
}

/** Those of these questions that are there. */
export async function standingsOf(db: Db, ids: number[]): Promise<Standing[]> {
  const { rows } = await sql<Row>`
    select q.id, q.code, q.subject_id, q.product_type, q.parent_id, head.status as parent_status, q.type, q.multiple, q.status,
      stage_of(q.status, r.stage) as stage, coalesce(r.revision, 0) as revision, coalesce(r.round, 0) as round,
      r.submitted_by, r.approved_revision
    from question q left join question head on head.id = q.parent_id left join question_review r on r.question_id = q.id
    where q.id = ${anyOf(ids)}`.execute(db)
  return rows.flatMap(({ type, multiple, ...standing }) => {
    const form = formOf(type, multiple)
    return form ? [{ ...standing, form }] : []
  })
}

/** Undefined for a question that is not there. */
export const findStanding = async (db: Db, id: number) => (await standingsOf(db, [id]))[0]

/** The same, locked until the transaction ends: the question first, then its review, as `revise` does. */
export async function lockStanding(db: Db, id: number): Promise<Standing | undefined> {
  await sql`select from question where id = ${id} for no key update`.execute(db)
  await sql`select from question_review where question_id = ${id} for no key update`.execute(db)
  return findStanding(db, id)
}

/** Those of these that are there, locked in the order of their ids; the heads of groups first. */
export async function lockStandings(db: Db, ids: number[]): Promise<Standing[]> {
  await sql`select from question where id = ${anyOf(ids)} order by id for no key update`.execute(db)
  return inOrder(await standingsOf(db, ids))
}

/** As many are moved: the heads of groups first. */
export function inOrder(standings: readonly Standing[]): Standing[] {
  const rank = ({ parent_id }: Standing) => (parent_id === null ? 0 : 1)
  return standings.toSorted((one, other) => rank(one) - rank(other) || one.id - other.id)
}
