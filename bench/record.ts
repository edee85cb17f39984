import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { listening } from '../packages/server/test/statements.ts'
import type { Call } from './calls.ts'

/** Runs a call once in this process; returns every statement that it sent to the database, and its question. */
export const statementsOf = (address: DatabaseAddress, token: string, call: Call) =>
  listening(
    address,
    async (here) => {
      const { path: url, about, ...asked } = call.ask()
      return { about, statements: await here.statementsOf({ ...asked, url, token }) }
    },
    { rateLimits: false },
  )
