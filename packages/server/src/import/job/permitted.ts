import { ApiError, LEVEL } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { found } from '../../http/bind/reply.ts'
import { type Job, lockJob } from './job.repo.ts'

/** Level 1 reads and removes every import, and takes it back; it is written only by its own account. */
export const sees = (actor: Actor, job: Pick<Job, 'created_by'>) =>
  actor.level === LEVEL.admin || job.created_by === actor.id

export async function seen(db: Db, actor: Actor, id: number): Promise<Job> {
  const job = found(await lockJob(db, id))
  return found(sees(actor, job) ? job : undefined)
}

export async function own(db: Db, actor: Actor, id: number): Promise<Job> {
  const job = await seen(db, actor, id)
  if (job.created_by !== actor.id)
    throw new ApiError('CONFLICT', { message: 'Hanya pengimpornya yang dapat mengubah impor ini.' })
  return job
}

export function mustBe(job: Job, ...states: string[]) {
  if (states.includes(job.state)) return
  throw new ApiError('CONFLICT', { message: 'Impor ini sedang atau sudah dikerjakan. Muat ulang halaman.' })
}
