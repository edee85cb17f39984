import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { asOneChange, presentChange } from '../history/restore-change.repo.ts'
import type { Patch, Planned } from './plan.ts'

/** Writes a plan: one statement for all questions that get the same values. Gives the id of the change in the history. */
export async function changeAll(db: Db, planned: readonly Planned[], actorId: number): Promise<string> {
  await asOneChange(db)
  for (const { patch, ids } of alike(planned)) {
    const { free_trial, ...columns } = patch
    await db
      .updateTable('question')
      // a question whose own columns stay is edited all the same: an open form of it has to know
      .set({ ...columns, updated_by: actorId, updated_at: sql`clock_timestamp()` })
      .where('id', '=', anyOf(ids))
      .execute()
    if (free_trial !== undefined) await setFreeTrial(db, ids, free_trial, actorId)
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
  // those that get the most come first: the first entry of the history tells what was set
  return [...groups.values()].sort((one, other) => sizeOf(other.patch) - sizeOf(one.patch))
}

const sizeOf = (patch: Patch) => Object.keys(patch).length

async function setFreeTrial(db: Db, ids: number[], wanted: boolean, actorId: number) {
  if (!wanted) await db.deleteFrom('free_trial').where('question_id', '=', anyOf(ids)).execute()
  else
    await sql`
      insert into free_trial (question_id, created_by) select id, ${actorId} from unnest(${ids}::int[]) id
      on conflict (question_id) do nothing`.execute(db)
}
