import type { BulkChange, Status } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { personOf } from '../question/approval/person.repo.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import { standingsOf } from '../question/approval/standing.repo.ts'
import { wishRefusal } from '../question/approval/wish.ts'
import type { Selected } from './selected.repo.ts'

/** Why a question may not get its new status while the review flow binds. */
export async function reviewing(
  db: Db,
  questions: readonly Selected[],
  { status }: BulkChange,
  actor: Pick<Actor, 'id' | 'level'>,
) {
  if (status === undefined || !(await policyOf(db)).binding) return () => undefined
  const person = await personOf(db, actor)
  const ids = questions.map(({ id }) => id)
  const standings = new Map((await standingsOf(db, ids)).map((standing) => [standing.id, standing]))
  return ({ id }: Selected, patch: { status?: Status }): string | undefined => {
    const standing = standings.get(id)
    return 'status' in patch && standing ? wishRefusal(status, standing, person)?.message : undefined
  }
}
