import { ApiError } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { found } from '../../http/bind/reply.ts'
import { type Policy, policyOf } from './policy.repo.ts'
import { lockStanding } from './standing.repo.ts'

/** The question as it stands, locked. Throws NOT_FOUND, CONFLICT while the policy does not bind, STALE for another revision. */
export async function openForReview(db: Db, id: number, revision: number) {
  const standing = found(await lockStanding(db, id))
  const policy = await bindingPolicy(db)
  if (standing.revision !== revision)
    throw new ApiError('STALE', { message: 'Isi soal sudah berubah sejak dibuka. Muat ulang dahulu.' })
  return { standing, policy }
}

export async function bindingPolicy(db: Db): Promise<Policy> {
  const policy = await policyOf(db)
  if (!policy.binding) throw new ApiError('CONFLICT', { message: 'Alur telaah tidak berlaku.' })
  return policy
}
