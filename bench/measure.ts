import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import type { Bare, startBare } from './bare.ts'
import type { Call } from './calls.ts'
import { limitOf } from './limit.ts'
import { type Load, load } from './load.ts'
import { type Script, scriptOf } from './pgbench-script.ts'
import { statementsOf } from './record.ts'
import type { RunningServer } from './server.ts'
import { type Usage, usageOf } from './usage.ts'

export interface Place {
  server: RunningServer
  /** The process id of PostgreSQL. */
  postmaster: number
  address: DatabaseAddress
  bare: Awaited<ReturnType<typeof startBare>>
  tokens: string[]
  pgbench: string | undefined
}

/** One call with this many clients; CPU in milliseconds per call. */
interface Level extends Load {
  clients: number
  cpu: Usage['cpu']
  memory: Usage['memory']
}

/** The throughput of pgbench; CPU of PostgreSQL in milliseconds per transaction. */
interface Bound {
  perSecond: number
  cpu: number
}

export interface Measured {
  call: Call
  levels: Level[]
  statements: number
  /** The result of pgbench, or the reason why it was not run. */
  limit: Bound | string
  /** The result of the minimal server; only for calls that change nothing. */
  bare: Bare | null
}

export const LIMIT_CLIENTS = 16
/** How long each level lasts. The level of the limit is the one that ratios are made of. */
const LEVELS = [
  { clients: 1, span: { seconds: 0.6, enough: 50, atMost: 2 } },
  { clients: LIMIT_CLIENTS, span: { seconds: 1.5, enough: 100, atMost: 3 } },
  { clients: 64, span: { seconds: 1, enough: 100, atMost: 3 } },
]
const LIMIT_SECONDS = 2
/** Long enough for V8 to have compiled the code that runs often. */
const WARM = { seconds: 0.5, enough: 200, atMost: 3 }
const BARE_SPAN = { seconds: 1, enough: 100, atMost: 3 }

/** Measures one call at every level, then runs the same SQL in pgbench with the clients of the middle level. */
export async function measure(place: Place, call: Call): Promise<Measured> {
  const { server, postmaster, tokens } = place
  await load(server.origin, tokens, call, LIMIT_CLIENTS, WARM)
  const levels: Level[] = []
  for (const { clients, span } of LEVELS) {
    const before = await usageOf(server.pid, postmaster)
    const result = await load(server.origin, tokens, call, clients, span)
    const after = await usageOf(server.pid, postmaster)
    const per = (of: keyof Usage['cpu']) => (after.cpu[of] - before.cpu[of]) / result.answers
    levels.push({ ...result, clients, cpu: { node: per('node'), postgres: per('postgres') }, memory: after.memory })
  }
  const { statements, about } = await statementsOf(place.address, tokens[0] ?? '', call)
  const script = scriptOf(statements.filter(ofTheCall), about)
  const limit = await limitFor(place, call, script)
  const terms = { tokens, clients: LIMIT_CLIENTS, warm: WARM, span: BARE_SPAN }
  const bare = call.ask().method === 'GET' ? await place.bare.measure(call, statements, terms) : null
  return { call, levels, statements: statements.length, limit, bare }
}

/** Every call also looks up the session of its token; pgbench does not run that statement. */
const ofTheCall = ({ text }: { text: string }) => !text.includes('from session join account')

async function limitFor(place: Place, call: Call, script: Script): Promise<Bound | string> {
  if (call.noLimit) return `not run: ${call.noLimit}`
  if (!place.pgbench) return 'not run: this machine has no pgbench'
  const before = await usageOf(place.server.pid, place.postmaster)
  const span = { clients: LIMIT_CLIENTS, seconds: LIMIT_SECONDS }
  const { perSecond, transactions } = await limitOf(place.pgbench, place.address, script, span)
  if (transactions === 0) return 'not run: pgbench got none through in its time'
  const after = await usageOf(place.server.pid, place.postmaster)
  return { perSecond, cpu: (after.cpu.postgres - before.cpu.postgres) / transactions }
}
