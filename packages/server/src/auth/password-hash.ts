import { randomBytes } from 'node:crypto'
import { ApiError } from '@bank/contract'
import { hash, verify } from '@node-rs/argon2'
import { fairTurns, type InLine } from '../process/fair-turns.ts'
import { HASH_COST } from './hash-cost.ts'

const ARGON2ID = 2
const RETRY_SECONDS = 3

/**
 * A hash keeps one core busy: at most two run at a time, to leave cores to the rest of the server. Addresses take turns, and
 * at each address its e-mails do (throttles.ts says who waits as what). The longest line is done within the time limit of
 * a call.
 */
const hashing = fairTurns({
  atOnce: 2,
  waiting: 320,
  ofGroup: 200,
  ofMember: 8,
  full: () => new ApiError('TOO_MANY', { retryAfterSeconds: RETRY_SECONDS }),
})

/** How many hashes run and how many wait. */
export const hashingUse = () => hashing.use()

/** No password is as long. Composing accents takes the square of their number: 1 MB of them took minutes. */
const LONGEST = 1_024
/** Two keyboards may write the same password as different code points. */
const typed = (password: string) => (password.length > LONGEST ? password : password.normalize('NFKC'))
const hashNow = (password: string) => hash(typed(password), { algorithm: ARGON2ID, ...HASH_COST })

/** Work of this installation itself, such as its first admin. */
const ours = (): InLine => ({ group: 'ours', member: crypto.randomUUID() })

/** The PHC string to store. TOO_MANY when too many hashes wait. */
export const hashPassword = (password: string, who = ours()) => hashing(who, () => hashNow(password))

let dummy: Promise<string> | undefined
/** A hash that no password matches, so that a missing hash costs the same time as a real one. */
const unmatched = () => {
  dummy ??= hashNow(randomBytes(32).toString('base64'))
  return dummy
}

/** Which of the hashes the password matches. A missing hash costs one verification too. */
export const whichFit = (password: string, hashes: (string | undefined)[], who = ours()) =>
  hashing(who, async () => {
    const fits: boolean[] = []
    for (const kept of hashes) fits.push(await verify(kept ?? (await unmatched()), typed(password)))
    return fits
  })

/** Whether a hash was made with weaker parameters than today's. */
export function isOutdated(kept: string, { memoryCost, timeCost, parallelism } = HASH_COST): boolean {
  const [memory = 0, time = 0, lanes = 0] = [...kept.matchAll(/[mtp]=(\d+)/g)].map(([, number]) => Number(number))
  return !kept.startsWith('$argon2id$') || memory < memoryCost || time < timeCost || lanes < parallelism
}
