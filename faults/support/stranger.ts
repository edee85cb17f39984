import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { run } from '../../packages/server/test/statement.ts'
import { askForReset, logIn } from './sign-ins.ts'

const HOME = '127.0.0.1'
const GUESSED = 'ditebak@contoh.test'
const FORGOTTEN = 'lupa@contoh.test'
/** So many wrong passwords that the next try waits 15 minutes. */
const MANY_GUESSES = 'update throttle set hits = 12 where length(key) > 50'

/** A stranger who guesses a password and asks for a new one; each gives the status of the answer. */
export function strangerAt(origin: string, address: DatabaseAddress) {
  const guess = () => logIn(origin, HOME, GUESSED, 'salah semua')
  return {
    guess,
    /** From now on a guess has to wait. */
    async guessTooOften() {
      await guess()
      await run(address, MANY_GUESSES)
      await guess()
    },
    askForReset: () => askForReset(origin, HOME, FORGOTTEN),
    /** With the new password, which no admin has approved. */
    signIn: () => logIn(origin, HOME, FORGOTTEN),
  }
}
