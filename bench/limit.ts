import { spawn } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseAddress, SESSION_OPTIONS } from '../packages/server/src/db/address.ts'
import type { Script } from './pgbench-script.ts'

const PLACES = [
  '/usr/lib/postgresql/18/bin',
  '/usr/lib/postgresql/17/bin',
  '/usr/lib/postgresql/16/bin',
  '/usr/lib/postgresql/15/bin',
  '/usr/bin',
]

/** The path of pgbench, PostgreSQL's load generator, if it is installed. */
export async function findPgbench(): Promise<string | undefined> {
  for (const place of PLACES) {
    const program = join(place, 'pgbench')
    if (
      await access(program).then(
        () => true,
        () => false,
      )
    )
      return program
  }
  return undefined
}

export interface Limit {
  perSecond: number
  /** The total number of transactions. */
  transactions: number
}

/** The rate at which pgbench runs these statements, prepared, with this many clients: an upper limit for the server. */
export async function limitOf(
  pgbench: string,
  address: DatabaseAddress,
  { script, variables, anew }: Script,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Limit> {
  const way = wayTo(address)
  const folder = await mkdtemp(join(tmpdir(), 'bank-limit-'))
  const file = join(folder, 'call.sql')
  await writeFile(file, script)
  const mode = anew ? 'extended' : 'prepared'
  const options = ['-n', '-M', mode, '-c', String(clients), '-T', String(seconds), '-f', file]
  const given = variables.flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const words = await hear(pgbench, [...options, ...given, ...way.words], { ...way.env, PGOPTIONS: SESSION_OPTIONS })
  await rm(folder, { recursive: true })
  const [, tps] = /tps = ([\d.]+) \(without/.exec(words) ?? []
  const [, transactions] = /processed: (\d+)/.exec(words) ?? []
  if (transactions === undefined || words.includes('error:')) throw new Error(`pgbench: ${words}\n${script}`)
  return { perSecond: Number(tps ?? 0), transactions: Number(transactions) }
}

function wayTo(address: DatabaseAddress): { words: string[]; env: Record<string, string> } {
  if ('url' in address) return { words: [address.url], env: {} }
  const { socketFolder, user, password, database } = address
  return { words: ['-h', socketFolder, '-U', user, database], env: { PGPASSWORD: password } }
}

async function hear(program: string, args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk))
  await new Promise((done) => child.on('close', done))
  return words
}
