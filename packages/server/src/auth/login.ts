import { ACTIVE, ApiError, type authRoutes, LEVEL, LEVEL_NAME } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { recordAct } from '../history/act.repo.ts'
import type { PreparedHandler } from '../http/handler.ts'
import { findCredentials, lockCredentials, storePassword } from './credentials.repo.ts'
import { hashPassword, isOutdated, whichFit } from './password-hash.ts'
import { newestReset } from './reset.repo.ts'
import { forgetExpired, openSession, type SessionLimits } from './session.repo.ts'
import type { Attempt, Throttles } from './throttles.ts'

/** What two verifications found out. */
type Proof =
  | { is: 'wrong' }
  /** A pending account's password, or one that still waits for an admin's word. */
  | { is: 'awaiting' }
  | { is: 'right'; id: number; verifiedHash: string; betterHash: string | undefined }

/**
 * A sign-in costs two verifications, whoever asks: the account's password or a dummy, the newest pending one or a
 * dummy. An unknown e-mail and a wrong password cannot be told apart (decisions 2).
 */
export const login = (throttles: Throttles, sessions: SessionLimits): PreparedHandler<typeof authRoutes.login> => ({
  prepare: async ({ body }, { db, address }) => {
    const email = body.ac_email.trim()
    const attempt = await throttles.signIn(db, email, address)
    const proof = await attempt.during(db, () => proofOf(db, email, body.ac_password))
    return async ({ db }) => {
      await forgetExpired(db, sessions)
      return settle(db, proof, attempt)
    }
  },
})

async function proofOf(db: Db, email: string, password: string): Promise<Proof> {
  const account = await findCredentials(db, email)
  const reset = await newestReset(db, email)
  const [right, waits] = await whichFit(password, [account?.password_hash, reset?.password_hash])
  if (account && right && account.is_active === ACTIVE.active) {
    const betterHash = isOutdated(account.password_hash) ? await hashPassword(password) : undefined
    return { is: 'right', id: account.id, verifiedHash: account.password_hash, betterHash }
  }
  return { is: right || waits ? 'awaiting' : 'wrong' }
}

async function settle(db: Db, proof: Proof, attempt: Attempt) {
  if (proof.is === 'wrong') return new ApiError('WRONG_CREDENTIALS')
  if (proof.is === 'awaiting') {
    await attempt.undone(db)
    return new ApiError('AWAITING_VERIFICATION', { data: { ac_level: LEVEL.unverified } })
  }
  const account = await lockCredentials(db, proof.id, proof.verifiedHash)
  if (account?.is_active !== ACTIVE.active) return new ApiError('WRONG_CREDENTIALS')
  if (proof.betterHash) await storePassword(db, account.id, proof.betterHash)
  await attempt.succeeded(db)
  await recordAct(db, { action: 'login', account, by: account.id })
  const level = account.level === LEVEL.admin ? LEVEL.admin : LEVEL.teamContent
  const person = { ac_id: account.id, ac_name: account.name }
  return {
    ...person,
    token: await openSession(db, account.id),
    data: { ...person, ac_email: account.email, ac_level: level, level_name: LEVEL_NAME[level] },
  }
}
