import { ApiError } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import type { Steps, Version } from './version.ts'

/** Told after a restore that left the status of a question as it stands. */
export const STATUS_LEFT = 'Status soal diatur oleh alur telaah, jadi tidak ikut dipulihkan.'

/** The version to restore, and whether it leaves a status: while the review flow binds, what comes back is on-progress. */
export async function withStandingStatus(db: Db, now: Version, then: Version) {
  if (!(await policyOf(db)).binding) return { version: then, isLeft: false }
  const kept = new Map(then)
  for (const [key, row] of then) {
    const standing = now.get(key)
    const status = standing ? standing.status : 'on-progress'
    if (!key.startsWith('question ') || row.status === undefined || row.status === status) continue
    kept.set(key, { ...row, status })
    if (status === undefined) kept.set(key, without(row))
  }
  const isLeft = [...kept].some(([key, row]) => row !== then.get(key))
  return { version: kept, isLeft }
}

const without = ({ status: _, ...row }: Record<string, unknown>) => row

/** Throws CONFLICT with this message where nothing would come back, or because it would be statuses alone. */
export function requireSteps(steps: Steps, isLeft: boolean, nothing: string) {
  if (Object.values(steps).some((list) => list.length > 0)) return
  throw new ApiError('CONFLICT', { message: isLeft ? STATUS_LEFT : nothing })
}
