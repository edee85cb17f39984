import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Statement } from '../packages/server/test/statements.ts'
import type { Call } from './calls.ts'
import type { SocketAddress } from './database.ts'
import { load, type Span } from './load.ts'
import { usageOf } from './usage.ts'

const SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** What the least that there could be gets through; CPU of node in milliseconds a call. */
export interface Bare {
  perSecond: number
  cpu: number
}

/**
 * The same statements behind `node:http` and the driver alone, with none of the product: what remains above it is what
 * checks, contract, headers, log and measures cost.
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
