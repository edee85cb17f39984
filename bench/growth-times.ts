import { connect } from '../packages/server/src/db/connect.ts'
import { SEED } from './bank.ts'
import { type Call, callsOn } from './calls.ts'
import { databaseIn } from './database.ts'
import { load } from './load.ts'
import { signedIn } from './people.ts'
import { progressLine } from './progress.ts'
import { randomOf } from './random.ts'
import { startServer } from './server.ts'
import { median } from './stopwatch.ts'

const CLIENTS = 16
const ROUNDS = 5
const SPAN = { seconds: 1, enough: 100, atMost: 4 }

/** What a call took in one bank and in the other, p50 in milliseconds, each the median of its rounds. */
export interface Times {
  name: string
  first: number
  second: number
}

/**
 * Every read, or those with `only` in their names, at 16 clients in two banks whose servers run side by side, by turns: what else the machine does meets both.
 * One is asked at a time.
 */
export async function timesIn(folders: [string, string], ports: [number, number], only: string): Promise<Times[]> {
  const [one, other] = [await openBank(folders[0], ports[0], only), await openBank(folders[1], ports[1], only)]
  try {
    const line = progressLine()
    const times: Times[] = []
    for (const [index, call] of one.reads.entries()) {
      const twin = other.reads[index] as Call
      const taken: [number, number][] = []
      for (let round = 0; round <= ROUNDS; round++) taken.push([await one.p50(call), await other.p50(twin)])
      taken.shift() // warms up
      const of = (bank: 0 | 1) => median(taken.map((pair) => pair[bank]))
      times.push({ name: call.name, first: of(0), second: of(1) })
      line(`panggilan (${call.name})`, times.length, one.reads.length)
    }
    return times
  } finally {
    await one.close()
    await other.close()
  }
}

async function openBank(folder: string, port: number, only: string) {
  const server = await startServer(folder, port)
  const { address, tidy } = await databaseIn(folder)
  const db = connect(address, { limits: 'migration', pool: 2 })
  const tokens = await signedIn(db)
  return {
    reads: (await callsOn(db, randomOf(SEED))).filter(({ name, ask }) => name.includes(only) && ask().method === 'GET'),
    p50: async (call: Call) => (await load(server.origin, tokens, call, CLIENTS, SPAN)).p50,
    async close() {
      await db.destroy()
      await server.stop()
      await tidy()
    },
  }
}
