import { connect, type Db } from '../packages/server/src/db/connect.ts'
import { SEED } from './bank.ts'
import { type Call, callsOn } from './calls.ts'
import { databaseOf } from './database.ts'
import { load } from './load.ts'
import { LIMIT_CLIENTS } from './measure.ts'
import { signedIn } from './people.ts'
import { progressLine } from './progress.ts'
import { randomOf } from './random.ts'
import { startServer } from './server.ts'
import { median } from './stopwatch.ts'

const FIRST_PORT = 4596
const ROUNDS = 5
const SPAN = { seconds: 1, enough: 100, atMost: 4 }

/** The time of a call in each bank: p50 in milliseconds, the median of its rounds. */
export interface Times {
  name: string
  p50: number[]
}

/** The read-only calls whose name contains `only`. */
export const readsOn = async (db: Db, only: string) =>
  (await callsOn(db, randomOf(SEED))).filter(({ name, ask }) => name.includes(only) && ask().method === 'GET')

/**
 * Measures reads, with 16 clients unless it is said, in banks whose servers run at the same time. The banks take turns, one at a time, so
 * that other load on the machine affects all of them alike.
 */
export async function timesIn(folders: string[], only: string, clients = LIMIT_CLIENTS): Promise<Times[]> {
  const banks: Awaited<ReturnType<typeof openBank>>[] = []
  try {
    for (const [index, folder] of folders.entries()) banks.push(await openBank(folder, FIRST_PORT + index, only))
    const names = banks[0]?.reads.map(({ name }) => name) ?? []
    const line = progressLine()
    const times: Times[] = []
    for (const [call, name] of names.entries()) {
      const taken = banks.map((): number[] => [])
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [index, bank] of banks.entries()) taken[index]?.push(await bank.p50(call, clients))
      }
      // the first round is a warm-up
      times.push({ name, p50: taken.map(([, ...rounds]) => median(rounds)) })
      line(`panggilan (${name})`, times.length, names.length)
    }
    return times
  } finally {
    for (const bank of banks) await bank.close()
  }
}

async function openBank(folder: string, port: number, only: string) {
  const server = await startServer({ folder }, port)
  const { address, tidy } = await databaseOf({ folder })
  const db = connect(address, { limits: 'migration', pool: 2 })
  const tokens = await signedIn(db)
  const reads = await readsOn(db, only)
  return {
    reads,
    p50: async (call: number, clients: number) =>
      (await load(server.origin, tokens, reads[call] as Call, clients, SPAN)).p50,
    async close() {
      await db.destroy()
      await server.stop()
      await tidy()
    },
  }
}
