import { createHash } from 'node:crypto'
import { ApiError } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { addressKey } from './address-key.ts'
import { type Allowance, countAndClose, countHit, forgetHits, forgetOldHits, takeBack } from './throttle.repo.ts'

/** All that is ever throttled (decisions 2). An address is a client's, so that no stranger can lock somebody out. */
const SIGN_IN_DELAY = { free: 3, longest: 900, forgottenAfter: 60 }
const FAILED_SIGN_INS: Allowance = { hits: 100, minutes: 15 }
const REGISTRATIONS: Allowance = { hits: 60, minutes: 60 }
const FORGOTTEN: Allowance = { hits: 60, minutes: 60 }
const UPLOADS: Allowance = { hits: 300, minutes: 30 }

/** A try to sign in, counted as failed until it says otherwise, so that many at once cannot slip through. */
export interface Attempt {
  /** It was right: the failures before it are forgotten too. */
  succeeded: (db: Db) => Promise<void>
  /** It was neither right nor wrong. */
  undone: (db: Db) => Promise<void>
  /** What tells right from wrong; when that fails, it was no try. */
  during: <Result>(db: Db, work: () => Promise<Result>) => Promise<Result>
}

/** Each counts one hit and throws TOO_MANY, saying when to come back, if there is none left. */
export interface Throttles {
  signIn: (db: Db, email: string, address: string) => Promise<Attempt>
  registration: (db: Db, address: string) => Promise<void>
  forgotten: (db: Db, address: string) => Promise<void>
  uploadAllowed: (db: Db, accountId: number) => Promise<void>
}

export const throttlesOf = ({ rateLimits = true }: { rateLimits?: boolean }): Throttles =>
  rateLimits ? counting : none

const counting: Throttles = {
  async signIn(db, email, address) {
    const from = `sign-in ${addressKey(address)}`
    const forEmail = `${from} ${digest(email.toLowerCase())}`
    const seconds = await countAndClose(db, forEmail, SIGN_IN_DELAY)
    if (seconds !== null) throw tooMany(seconds)
    const full = await countHit(db, from, FAILED_SIGN_INS)
    if (full !== null) {
      await takeBack(db, [forEmail])
      throw tooMany(full)
    }
    const undone = (db: Db) => takeBack(db, [forEmail, from])
    return {
      undone,
      async succeeded(db) {
        await forgetHits(db, forEmail)
        await takeBack(db, [from])
        await forgetOldHits(db)
      },
      during: (db, work) =>
        work().catch(async (error) => {
          await undone(db)
          throw error
        }),
    }
  },
  registration: (db, address) => allowed(db, `register ${addressKey(address)}`, REGISTRATIONS),
  forgotten: (db, address) => allowed(db, `forgot ${addressKey(address)}`, FORGOTTEN),
  uploadAllowed: (db, accountId) => allowed(db, `upload ${accountId}`, UPLOADS),
}

const nothing = async () => {}
const none: Throttles = {
  signIn: async () => ({ succeeded: nothing, undone: nothing, during: (_, work) => work() }),
  registration: nothing,
  forgotten: nothing,
  uploadAllowed: nothing,
}

async function allowed(db: Db, key: string, allowance: Allowance) {
  const seconds = await countHit(db, key, allowance)
  if (seconds !== null) throw tooMany(seconds)
}

const tooMany = (retryAfterSeconds: number) => new ApiError('TOO_MANY', { retryAfterSeconds })
/** Keys stay short, and hold nobody's e-mail. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
