import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { notify } from '../question/approval/notify.repo.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import type { Standing } from '../question/approval/standing.repo.ts'
import { countMustFix } from './thread.repo.ts'

/** While the flow binds, else nobody sees comments. */
export async function tellMentioned(db: Db, actor: Actor, question: Standing, to: readonly number[]) {
  if (to.length > 0 && (await policyOf(db)).binding)
    await notify(db, { kind: 'review-mentioned', question, actor: actor.id, to, more: {} })
}

/** Who submitted it, how much is to be put right by now. */
export async function tellToMend(db: Db, actor: Actor, question: Standing) {
  if (!(await policyOf(db)).binding) return
  const more = { remarks: await countMustFix(db, question.id) }
  await notify(db, { kind: 'review-changes', question, actor: actor.id, to: [question.submitted_by], more })
}
