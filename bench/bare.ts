import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Statement } from '../packages/server/test/statements.ts'
import type { Call } from './calls.ts'
import type { SocketAddress } from './database.ts'
import { load, type Span } from './load.ts'
import { usageOf } from './usage.ts'

const SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** The throughput of a minimal server; CPU of node in milliseconds per call. */
export interface Bare {
  perSecond: number
  cpu: number
}

/**
 * Runs the same statements behind only `node:http` and the driver, with no code of the product: the difference is the
 * cost of checks, contract, headers, log and metrics.
 */
export async function bareOf(
  { folder, address, tokens }: { folder: string; address: SocketAddress; tokens: string[] },
  call: Call,
  statements: Statement[],
  { clients, warm, span }: { clients: number; warm: Span; span: Span },
): Promise<Bare> {
  const child = fork(SERVER, { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
  try {
    child.send({ address, statements: statements.map(({ text, values }) => ({ text, values })) })
    const [port] = await once(child, 'message')
    const origin = `http://127.0.0.1:${port}`
    await load(origin, tokens, call, clients, warm)
    const before = await usageOf(child.pid ?? 0, folder)
    const { perSecond, answers } = await load(origin, tokens, call, clients, span)
    const after = await usageOf(child.pid ?? 0, folder)
    return { perSecond, cpu: (after.cpu.node - before.cpu.node) / answers }
  } finally {
    child.kill()
  }
}
