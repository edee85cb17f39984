import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect, type Db } from '../packages/server/src/db/connect.ts'
import { apiReport } from './api-report.ts'
import { bankOf, SEED } from './bank.ts'
import { startBare } from './bare.ts'
import { callsOn } from './calls.ts'
import { databaseOf } from './database.ts'
import { changeAtRandom } from './exactness.ts'
import { findPgbench } from './limit.ts'
import { load } from './load.ts'
import { LIMIT_CLIENTS, measure } from './measure.ts'
import { signedIn } from './people.ts'
import { progressLine } from './progress.ts'
import { randomOf } from './random.ts'
import { writeReport } from './report.ts'
import { type Bank, startServer } from './server.ts'
import { postmasterOf, usageOf } from './usage.ts'

// `npm run bench -- [questions] [--reuse] [--only <part of a name>] [--port <number>]`: fills a bank, sends all calls
// with 1, 16 and 64 clients, runs the same SQL in pgbench and behind a bare handler, changes the bank at random, writes
// docs/reports/bench.md. With `DATABASE_URL` the bank is a database of its own on that server, on this machine.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reuse: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4599' },
  },
})
const questions = Number(positionals[0] ?? 100_000)
/** Milliseconds after which an idle process has freed the memory that only its start needed. */
const REST = 30_000
/** The first load: compiles the code that all calls share before any call is measured. */
const COMPILED = { seconds: 5, enough: 3_000, atMost: 15 }
const port = Number(options.port)
if (process.platform !== 'linux') throw new Error('CPU and memory are read from /proc: Linux only')

const bank = await bankOf(questions, port, options)
const server = await startServer(bank, port)
const { address, tidy } = await databaseOf(bank)
const db = connect(address, { limits: 'migration', pool: 2 })
const bare = await startBare(address)
try {
  const postmaster = await postmasterOf(db)
  await pause(REST)
  const idle = (await usageOf(server.pid, postmaster)).memory
  const tokens = await signedIn(db)
  const place = { server, postmaster, address, tokens, bare, pgbench: await findPgbench() }
  const calls = (await callsOn(db, randomOf(SEED))).filter(({ name }) => name.includes(options.only))
  const line = progressLine()
  const measured = []
  const [first] = calls
  if (first) await load(server.origin, tokens, first, LIMIT_CLIENTS, COMPILED)
  for (const call of calls) {
    measured.push(await measure(place, call))
    line(`panggilan (${call.name})`, measured.length, calls.length)
  }
  const loaded = (await usageOf(server.pid, postmaster)).memory
  bare.stop()
  const exact = await changeAtRandom({ origin: server.origin, tokens, db }, randomOf(SEED + 1))
  const postgres = await versionOf(db, bank)
  const report = apiReport({ questions, postgres, coldStart: server.coldStart, idle, loaded, measured, exact })
  const name = questions === 100_000 ? 'bench' : `bench-${questions}`
  if (options.only === '') await writeReport(name, report)
  else console.log(report.join('\n'))
} finally {
  bare.stop()
  await db.destroy()
  await server.stop()
  await tidy()
}

async function versionOf(db: Db, { url }: Bank) {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return `PostgreSQL ${rows[0]?.server_version}, ${url ? 'a server of its own' : 'embedded'}`
}
