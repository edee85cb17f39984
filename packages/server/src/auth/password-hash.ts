import { randomBytes } from 'node:crypto'
import { ApiError } from '@bank/contract'
import { hash, verify } from '@node-rs/argon2'
import { takingTurns } from '../taking-turns.ts'

const ARGON2ID = 2
/** Reliability 4; the memory is in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const RETRY_SECONDS = 3

/** Each work keeps a core busy: two at a time leave the rest of the server its share. */
const hashing = takingTurns({
  atOnce: 2,
  waiting: 32,
  full: () => new ApiError('TOO_MANY', { retryAfterSeconds: RETRY_SECONDS }),
})

/** How many hashes run and how many wait. */
export const hashingUse = () => hashing.use()

/** One password typed on two keyboards may be two sequences of code points. */
const typed = (password: string) => password.normalize('NFKC')
const hashNow = (password: string) => hash(typed(password), { algorithm: ARGON2ID, ...COST })

/** The PHC string to keep. TOO_MANY when too many others wait. */
export const hashPassword = (password: string) => hashing(() => hashNow(password))

let dummy: Promise<string> | undefined
/** A hash that no password fits, so that an absent one costs as much as a real one. */
const nobodys = () => {
  dummy ??= hashNow(randomBytes(32).toString('base64'))
  return dummy
}

/** Which of the hashes the password fits. Each costs one verification, also one that is not there. */
export const whichFit = (password: string, hashes: (string | undefined)[]) =>
  hashing(async () => {
    const fits: boolean[] = []
    for (const kept of hashes) fits.push(await verify(kept ?? (await nobodys()), typed(password)))
    return fits
  })

/** Whether a hash was made with less than we ask today. */
export function isOutdated(kept: string): boolean {
  const [memory = 0, time = 0, lanes = 0] = [...kept.matchAll(/[mtp]=(\d+)/g)].map(([, number]) => Number(number))
  return !kept.startsWith('$argon2id$') || memory < COST.memoryCost || time < COST.timeCost || lanes < COST.parallelism
}
