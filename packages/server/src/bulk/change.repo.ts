import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { sliced } from '../db/sliced.ts'
import { asOneChange, presentChange } from '../history/restore-change.repo.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import { carryOut } from '../question/approval/wish.ts'
import type { Patch, Planned } from './plan.ts'

/** Writes a plan: one statement for a slice of the questions that get the same values. Gives the id of the change in the history. */
export async function changeAll(db: Db, planned: readonly Planned[], actorId: number): Promise<string> {
  await asOneChange(db, [...new Set(planned.flatMap(({ patch }) => Object.keys(patch)))])
  const isReviewed = planned.some(({ patch }) => patch.status !== undefined) && (await policyOf(db)).binding
  for (const { patch, ids } of alike(planned)) {
    const { free_trial, ...columns } = patch
    if (isReviewed && columns.status !== undefined) await carryOut(db, ids, columns.status, actorId)
    // who joins a group stands after those that were put in order there
    const place = 'parent_id' in columns && { position: null }
    await db
      .updateTable('question')
      // a question whose own columns stay is edited all the same: an open form of it has to know
      .set({ ...columns, ...place, updated_by: actorId, updated_at: sql`clock_timestamp()` })
      .where('id', '=', anyOf(ids))
      .execute()
    if (free_trial !== undefined) await setFreeTrial(db, ids, free_trial, actorId)
  }
  return presentChange(db)
}

/** Deletes these questions with their parts. Gives the id of the change in the history. */
export async function deleteAll(db: Db, planned: readonly Planned[]): Promise<string> {
  await asOneChange(db)
  for (const slice of sliced(planned)) {
    const ids = slice.map(({ question }) => question.id)
    await db.deleteFrom('question').where('id', '=', anyOf(ids)).execute()
  }
  return presentChange(db)
}

function alike(planned: readonly Planned[]) {
  const groups = new Map<string, { patch: Patch; ids: number[] }>()
  for (const { patch, question } of planned) {
    const key = JSON.stringify(patch)
    const group = groups.get(key) ?? { patch, ids: [] }
    group.ids.push(question.id)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ patch, ids }) => sliced(ids).map((slice) => ({ patch, ids: slice })))
}

async function setFreeTrial(db: Db, ids: number[], wanted: boolean, actorId: number) {
  if (!wanted) await db.deleteFrom('free_trial').where('question_id', '=', anyOf(ids)).execute()
  else
    await sql`
      insert into free_trial (question_id, created_by) select id, ${actorId} from unnest(${ids}::int[]) id
      on conflict (question_id) do nothing`.execute(db)
}
