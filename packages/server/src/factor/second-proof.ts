import { ApiError } from '@bank/contract'
import { recordAct } from '../account/act.repo.ts'
import type { Throttles } from '../auth/throttles.ts'
import type { Db } from '../db/connect.ts'
import type { InLine } from '../process/fair-turns.ts'
import { kindsOf } from './factor.repo.ts'
import { passkeyToAsk, usePasskey } from './passkey.ts'
import { useRecoveryCode } from './recovery-codes.repo.ts'
import { provenCode } from './recovery-codes.ts'
import type { RelyingParty } from './relying-party.ts'
import { findTotp, useStep } from './totp.repo.ts'
import { looksLikeCode, stepOf } from './totp.ts'

/** What a sign-in brings beside its password. */
interface Shown {
  otp?: string | undefined
  assertion?: Record<string, unknown> | undefined
}

interface SignIn {
  db: Db
  throttles: Throttles
  party: RelyingParty | undefined
  /** The account whose password was right. */
  account: { id: number; email: string }
  address: string
  inLine: InLine
}

/** Gives the refusal of a sign-in that lacks its second proof; null when it may go on. Runs in its transaction. */
export type SecondProof = (db: Db, account: { id: number; name: string }) => Promise<ApiError | null>

const WRONG_OTP = 'Kode salah atau sudah dipakai.'
const WRONG_PASSKEY = 'Kunci sandi ini tidak dikenali. Silakan coba lagi.'

/**
 * The second proof of a sign-in, where the account has a second factor. Wrong ones are counted apart from wrong
 * passwords, so that the right password alone cannot take them back.
 */
export async function secondProof({ db, throttles, party, account, address, inLine }: SignIn, shown: Shown) {
  const isShown = shown.otp !== undefined || shown.assertion !== undefined
  const kinds = await kindsOf(db, account.id)
  const attempt =
    isShown && (kinds.totp || kinds.passkey) ? await throttles.secondFactor(db, account.email, address) : undefined
  const use = attempt ? await useOf({ db, party, account, inLine }, shown) : undefined

  const proof: SecondProof = async (db, { id, name }) => {
    const kinds = await kindsOf(db, id)
    if (!kinds.totp && !kinds.passkey) return null
    const used = await use?.(db)
    if (!used) return asking(db, { id, party, kinds }, use && wrongOf(shown))
    if (used === 'recovery code') {
      await recordAct(db, { action: 'edit', account: { id, name }, by: id, after: { second_factor: 'code-used' } })
    }
    await attempt?.succeeded(db)
    return null
  }
  return proof
}

type Use = (db: Db) => Promise<'factor' | 'recovery code' | false>

/** Hashing waits outside of the transaction; what uses a proof up is in it. */
async function useOf(
  { db, party, account: { id }, inLine }: Pick<SignIn, 'db' | 'party' | 'account' | 'inLine'>,
  { otp, assertion }: Shown,
): Promise<Use> {
  if (assertion) return async (db) => party !== undefined && (await usePasskey(db, party, id, assertion)) && 'factor'
  const typed = otp?.replaceAll(/\s/g, '') ?? ''
  if (looksLikeCode(typed)) return async (db) => (await useCode(db, id, typed)) && 'factor'
  const kept = await provenCode(db, id, typed, inLine)
  return async (db) => kept !== undefined && (await useRecoveryCode(db, id, kept)) && 'recovery code'
}

async function useCode(db: Db, accountId: number, code: string): Promise<boolean> {
  const totp = await findTotp(db, accountId)
  const step = totp ? stepOf(totp.secret, code) : null
  return step !== null && (await useStep(db, accountId, step))
}

const wrongOf = ({ assertion }: Shown): Record<string, string> =>
  assertion ? { assertion: WRONG_PASSKEY } : { otp: WRONG_OTP }

interface Asked {
  id: number
  party: RelyingParty | undefined
  kinds: { totp: boolean; passkey: boolean }
}

/** SECOND_FACTOR says what the account can show. */
async function asking(db: Db, { id, party, kinds }: Asked, fields: Record<string, string> | undefined) {
  const passkey = party && kinds.passkey ? await passkeyToAsk(db, party, id) : null
  const [message] = Object.values(fields ?? {})
  return new ApiError('SECOND_FACTOR', {
    ...(fields && message && { fields, message }),
    data: { totp: kinds.totp, passkey },
  })
}
