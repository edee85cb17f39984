import { ACTIVE, ApiError, type authRoutes, LEVEL, LEVEL_NAME } from '@bank/contract'
import { recordAct } from '../account/act.repo.ts'
import { findCredentials, lockCredentials, storePassword } from '../auth/credentials.repo.ts'
import { hashPassword, isOutdated, whichFit } from '../auth/password-hash.ts'
import { newestReset } from '../auth/reset.repo.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import { forgetExpired, type Origin, openSession, type SessionLimits } from '../auth/session.repo.ts'
import type { Attempt, Throttles } from '../auth/throttles.ts'
import type { Db } from '../db/connect.ts'
import type { RelyingParty } from '../factor/relying-party.ts'
import { type SecondProof, secondProof } from '../factor/second-proof.ts'
import type { PreparedHandler } from '../http/bind/handler.ts'
import type { InLine } from '../process/fair-turns.ts'
import { deviceWords } from '../session/device-words.ts'
import { tellNewDevice } from '../session/new-device.ts'

/** The result of the two verifications. */
type Proof =
  | { is: 'wrong'; id: number | null }
  /** The right password of a pending account, or a new password that an admin has not approved yet. */
  | { is: 'awaiting'; id: number | null }
  | { is: 'right'; id: number; verifiedHash: string; betterHash: string | undefined }

/**
 * Every sign-in costs two verifications: the account's password or a dummy, and the newest pending password or a dummy.
 * So an unknown e-mail and a wrong password cannot be told apart (decisions 2).
 */
export const login = (
  throttles: Throttles,
  sessions: SessionLimits,
  party: RelyingParty | undefined,
): PreparedHandler<typeof authRoutes.login> => ({
  prepare: async ({ body }, { db, address, agent }) => {
    const email = body.ac_email.trim()
    const attempt = await throttles.signIn(db, email, address)
    const proof = await attempt.during(db, () => proofOf(db, email, body.ac_password, attempt.inLine))
    const more = await attempt.during(db, async () => {
      if (proof.is !== 'right') return undefined
      const account = { id: proof.id, email }
      return secondProof({ db, throttles, party, account, address, inLine: attempt.inLine }, body)
    })
    return async ({ db }) => {
      await forgetExpired(db, sessions)
      const origin = { device_name: deviceWords(agent), address }
      const isShown = body.otp !== undefined || body.assertion !== undefined
      return settle(db, proof, { more, isShown, attempt, device: body.device, origin })
    }
  },
})

async function proofOf(db: Db, email: string, password: string, inLine: InLine): Promise<Proof> {
  const account = await findCredentials(db, email)
  const reset = await newestReset(db, email)
  const [right, waits] = await whichFit(password, [account?.password_hash, reset?.password_hash], inLine)
  if (account && right && account.is_active === ACTIVE.active) {
    const betterHash = isOutdated(account.password_hash) ? await hashPassword(password, inLine) : undefined
    return { is: 'right', id: account.id, verifiedHash: account.password_hash, betterHash }
  }
  return { is: right || waits ? 'awaiting' : 'wrong', id: account?.id ?? null }
}

interface SigningIn {
  /** Gives the refusal where a second factor is asked; undefined where the password was not right. */
  more: SecondProof | undefined
  /** Whether a code or a passkey came along. */
  isShown: boolean
  attempt: Attempt
  /** The id that the client keeps. */
  device: string | undefined
  origin: Origin
}

async function settle(db: Db, proof: Proof, { more, isShown, attempt, device, origin }: SigningIn) {
  const { address, device_name } = origin
  const event = { address, device: device_name }
  if (proof.is === 'wrong') {
    await noteSecurityEvent(db, { ...event, kind: 'sign-in-failed', account: proof.id })
    return new ApiError('WRONG_CREDENTIALS')
  }
  if (proof.is === 'awaiting') {
    await noteSecurityEvent(db, { ...event, kind: 'awaiting', account: proof.id })
    await attempt.awaiting(db)
    return new ApiError('AWAITING_VERIFICATION', { data: { ac_level: LEVEL.unverified } })
  }
  const account = await lockCredentials(db, proof.id, proof.verifiedHash)
  if (account?.is_active !== ACTIVE.active) return new ApiError('WRONG_CREDENTIALS')
  if (proof.betterHash) await storePassword(db, account.id, proof.betterHash, account.made_up)
  const lacking = await more?.(db, account)
  if (lacking) {
    if (isShown) await noteSecurityEvent(db, { ...event, kind: 'factor-failed', account: account.id })
    await attempt.incomplete(db)
    return lacking
  }
  await attempt.succeeded(db)
  await recordAct(db, { action: 'login', account, by: account.id })
  await noteSecurityEvent(db, { ...event, kind: 'signed-in', account: account.id })
  await tellNewDevice(db, account.id, device, origin)
  const level = account.level === LEVEL.admin ? LEVEL.admin : LEVEL.teamContent
  const person = { ac_id: account.id, ac_name: account.name }
  return {
    ...person,
    token: await openSession(db, account.id, origin),
    data: { ...person, ac_email: account.email, ac_level: level, level_name: LEVEL_NAME[level] },
    ...(account.made_up && { must_change_password: true as const }),
  }
}
