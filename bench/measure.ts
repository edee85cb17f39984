import { type Bare, bareOf } from './bare.ts'
import type { Call } from './calls.ts'
import type { SocketAddress } from './database.ts'
import { limitOf } from './limit.ts'
import { type Load, load } from './load.ts'
import { type Script, scriptOf } from './pgbench-script.ts'
import { statementsOf } from './record.ts'
import type { RunningServer } from './server.ts'
import { type Usage, usageOf } from './usage.ts'

export interface Place {
  server: RunningServer
  folder: string
  address: SocketAddress
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

const LEVELS = [1, 16, 64]
export const LIMIT_CLIENTS = 16
const LIMIT_SECONDS = 3
/** Long enough for V8 to have compiled the code that runs often. */
const WARM = { seconds: 1, enough: 300, atMost: 4 }
const SPAN = { seconds: 2, enough: 100, atMost: 3 }

/** Measures one call at every level, then runs the same SQL in pgbench with the clients of the middle level. */
export async function measure(place: Place, call: Call): Promise<Measured> {
  const { server, folder, tokens } = place
  await load(server.origin, tokens, call, LIMIT_CLIENTS, WARM)
  const levels: Level[] = []
  for (const clients of LEVELS) {
    const before = await usageOf(server.pid, folder)
    const result = await load(server.origin, tokens, call, clients, SPAN)
    const after = await usageOf(server.pid, folder)
    const per = (of: keyof Usage['cpu']) => (after.cpu[of] - before.cpu[of]) / result.answers
    levels.push({ ...result, clients, cpu: { node: per('node'), postgres: per('postgres') }, memory: after.memory })
  }
  const { statements, about } = await statementsOf(place.address, tokens[0] ?? '', call)
  const script = scriptOf(statements.filter(ofTheCall), about)
  const limit = await limitFor(place, call, script)
  const terms = { clients: LIMIT_CLIENTS, warm: WARM, span: SPAN }
  const bare = call.ask().method === 'GET' ? await bareOf(place, call, statements, terms) : null
  return { call, levels, statements: statements.length, limit, bare }
}

/** Every call also looks up the session of its token; pgbench does not run that statement. */
const ofTheCall = ({ text }: { text: string }) => !text.includes('from session join account')

async function limitFor(place: Place, call: Call, script: Script): Promise<Bound | string> {
  if (call.noLimit) return `not run: ${call.noLimit}`
  if (!place.pgbench) return 'not run: this machine has no pgbench'
  const before = await usageOf(place.server.pid, place.folder)
  const span = { clients: LIMIT_CLIENTS, seconds: LIMIT_SECONDS }
  const { perSecond, transactions } = await limitOf(place.pgbench, place.address, script, span)
  if (transactions === 0) return 'not run: pgbench got none through in its time'
  const after = await usageOf(place.server.pid, place.folder)
  return { perSecond, cpu: (after.cpu.postgres - before.cpu.postgres) / transactions }
}
