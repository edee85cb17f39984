import { createHash } from 'node:crypto'
import { ApiError } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { addressKey } from '../http/protect/address-key.ts'
import type { InLine } from '../process/fair-turns.ts'
import {
  type Allowance,
  countAndClose,
  countHit,
  forgetHits,
  forgetOldHits,
  isKnownPlace,
  rememberPlace,
  takeBack,
} from './throttle.repo.ts'

/** All throttles (decisions 2). They count by the client's address too, so that a stranger cannot lock out an account. */
const SIGN_IN_DELAY = { free: 3, longest: 900, forgottenAfter: 60 }
const FAILED_SIGN_INS: Allowance = { hits: 100, minutes: 15 }
const REGISTRATIONS: Allowance = { hits: 60, minutes: 60 }
const FORGOTTEN: Allowance = { hits: 60, minutes: 60 }
const UPLOADS: Allowance = { hits: 300, minutes: 30 }

/** A sign-in attempt. It counts as failed until it succeeds, so that many at once cannot pass the limit. */
export interface Attempt {
  /** The password was right: earlier failures are deleted too. */
  succeeded: (db: Db) => Promise<void>
  /** The password waits for an admin: it counts for the e-mail, as a guess would, but not for the address. */
  awaiting: (db: Db) => Promise<void>
  /** The password was right, but its account must show more: the attempt was no guess. */
  incomplete: (db: Db) => Promise<void>
  /** As what the attempt waits for its turn to be hashed. */
  inLine: InLine
  /** Runs the verification; when that throws, the attempt does not count. */
  during: <Result>(db: Db, work: () => Promise<Result>) => Promise<Result>
}

/** Each counts one hit, and throws TOO_MANY with the time to wait when none is left. */
export interface Throttles {
  signIn: (db: Db, email: string, address: string) => Promise<Attempt>
  /** Of one account from one address. Only a right second factor takes its hits back. */
  secondFactor: (db: Db, email: string, address: string) => Promise<{ succeeded: (db: Db) => Promise<void> }>
  registration: (db: Db, address: string) => Promise<void>
  forgotten: (db: Db, address: string) => Promise<void>
  uploadAllowed: (db: Db, accountId: number) => Promise<void>
}

export const throttlesOf = ({ rateLimits = true }: { rateLimits?: boolean }): Throttles =>
  rateLimits ? counting : none

const counting: Throttles = {
  async signIn(db, email, address) {
    const from = `sign-in ${addressKey(address)}`
    const forEmail = ofEmail(from, email)
    const seconds = await countAndClose(db, forEmail, SIGN_IN_DELAY)
    if (seconds !== null) throw tooMany(seconds)
    // a person who has signed in from here before is not refused for what others do at this address
    const isKnown = await isKnownPlace(db, forEmail)
    const full = isKnown ? null : await countHit(db, from, FAILED_SIGN_INS)
    if (full !== null) {
      await takeBack(db, [forEmail])
      throw tooMany(full)
    }
    const forAddress = isKnown ? [] : [from]
    const undone = (db: Db) => takeBack(db, [forEmail, ...forAddress])
    return {
      inLine: { group: isKnown ? forEmail : from, member: forEmail },
      awaiting: (db) => takeBack(db, forAddress),
      incomplete: undone,
      async succeeded(db) {
        await forgetHits(db, forEmail)
        await takeBack(db, forAddress)
        await rememberPlace(db, forEmail)
        await forgetOldHits(db)
      },
      during: (db, work) =>
        work().catch(async (error) => {
          await undone(db)
          throw error
        }),
    }
  },
  async secondFactor(db, email, address) {
    const key = ofEmail(`factor ${addressKey(address)}`, email)
    const seconds = await countAndClose(db, key, SIGN_IN_DELAY)
    if (seconds !== null) throw tooMany(seconds)
    return { succeeded: (db) => forgetHits(db, key) }
  },
  registration: (db, address) => allowed(db, `register ${addressKey(address)}`, REGISTRATIONS),
  forgotten: (db, address) => allowed(db, `forgot ${addressKey(address)}`, FORGOTTEN),
  uploadAllowed: (db, accountId) => allowed(db, `upload ${accountId}`, UPLOADS),
}

const nothing = async () => {}
const none: Throttles = {
  signIn: async (_, email, address) => ({
    inLine: { group: address, member: email },
    succeeded: nothing,
    awaiting: nothing,
    incomplete: nothing,
    during: (_, work) => work(),
  }),
  secondFactor: async () => ({ succeeded: nothing }),
  registration: nothing,
  forgotten: nothing,
  uploadAllowed: nothing,
}

async function allowed(db: Db, key: string, allowance: Allowance) {
  const seconds = await countHit(db, key, allowance)
  if (seconds !== null) throw tooMany(seconds)
}

/** As what a call of a stranger waits for its turn to be hashed. */
export const strangerInLine = (address: string, email: string): InLine => ({
  group: `stranger ${addressKey(address)}`,
  member: email,
})

const tooMany = (retryAfterSeconds: number) => new ApiError('TOO_MANY', { retryAfterSeconds })
/** The key of one e-mail among those of an address. */
const ofEmail = (from: string, email: string) => `${from} ${digest(email.toLowerCase())}`
/** Keeps keys short and free of e-mail addresses. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
