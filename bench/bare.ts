import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import type { Statement } from '../packages/server/test/statements.ts'
import type { Told } from './bare-server.ts'
import type { Call } from './calls.ts'
import { load, type Span } from './load.ts'
import { cpuOf } from './usage.ts'

const SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** The throughput of a minimal server; CPU of node in milliseconds per call. */
export interface Bare {
  perSecond: number
  cpu: number
}

interface Terms {
  tokens: string[]
  clients: number
  warm: Span
  span: Span
}

/**
 * A server that runs the same statements behind only `node:http` and the driver, with no code of the product: the
 * difference is the cost of checks, contract, headers, log and metrics.
 */
export async function startBare(address: DatabaseAddress) {
  const child = fork(SERVER, { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
  const tell = async (told: Told): Promise<unknown> => {
    const heard = once(child, 'message')
    child.send(told)
    return (await heard)[0]
  }
  const origin = `http://127.0.0.1:${await tell({ address })}`
  return {
    async measure(call: Call, statements: Statement[], { tokens, clients, warm, span }: Terms): Promise<Bare> {
      await tell({ statements: statements.map(({ text, values }) => ({ text, values })) })
      await load(origin, tokens, call, clients, warm)
      const before = await cpuOf(child.pid ?? 0)
      const { perSecond, answers } = await load(origin, tokens, call, clients, span)
      return { perSecond, cpu: ((await cpuOf(child.pid ?? 0)) - before) / answers }
    },
    stop: () => child.kill(),
  }
}
