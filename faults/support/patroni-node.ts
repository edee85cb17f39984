import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../e2e/support/product.ts'
import type { Debian } from './debian-packages.ts'
import { familyOf, postgresIn, signalAll } from './processes.ts'
import { pythonIn } from './python.ts'

/** Seconds until a silent leader is replaced: the least that Patroni takes. The others go with it. */
export const TTL = 20
/** Seconds between two looks of Patroni at who leads. */
export const LOOP = 5
const TIMES = { ttl: TTL, loop_wait: LOOP, retry_timeout: 5 }
const NOBODY = 65534

interface Program {
  command: string
  first: string[]
  env: Record<string, string>
}

export async function patroniIn(debian: Debian, folder: string): Promise<Program> {
  return { ...(await pythonIn(debian, folder)), first: [join(debian.root, 'usr/bin/patroni')] }
}

export async function nodeOf({
  name,
  program,
  folder,
  hosts,
}: {
  name: string
  program: Program
  folder: string
  hosts: string
}) {
  const home = join(folder, name)
  await mkdir(home)
  await chown(home, NOBODY, NOBODY)
  const [port, health] = [await freePort(), await freePort()]
  const file = join(home, 'config.yml')
  await writeFile(file, await recipeFor(home))
  const env = {
    ...program.env,
    ...{ PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: home, PATRONI_LOG_DIR: home },
    ...{ PATRONI_NAME: name, PATRONI_ETCD3_HOSTS: hosts },
    ...{ PATRONI_RESTAPI_LISTEN: `127.0.0.1:${health}`, PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${health}` },
    ...{ PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`, PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}` },
    PATRONI_POSTGRESQL_DATA_DIR: join(home, 'postgres'),
    PATRONI_POSTGRESQL_BIN_DIR: await programsOfPostgres(),
  }
  let child: ChildProcess | undefined
  const ofPostgres = () => postgresIn(home).catch(() => [])
  const ofPatroni = async () =>
    child?.pid && child.exitCode === null && child.signalCode === null ? familyOf(child.pid) : []
  return {
    name,
    port,
    health,
    start() {
      child = spawn(program.command, [...program.first, file], { env, uid: NOBODY, gid: NOBODY, stdio: 'ignore' })
    },
    /** To PostgreSQL alone; twice, for processes that began just then. */
    async signalPostgres(signal: NodeJS.Signals) {
      for (let times = 0; times < 2; times++) signalAll(await ofPostgres(), signal)
    },
    /** To all of Patroni and PostgreSQL, as if it met the machine. */
    async signal(signal: NodeJS.Signals) {
      for (let times = 0; times < 2; times++) signalAll([...(await ofPatroni()), ...(await ofPostgres())], signal)
    },
  }
}

export type Node = Awaited<ReturnType<typeof nodeOf>>

async function recipeFor(home: string) {
  const recipe = await readFile(new URL('../../deploy/patroni.yml', import.meta.url), 'utf8')
  return recipe
    .replace(
      /^( +)(ttl|loop_wait|retry_timeout): .*$/gm,
      (_, indent, name: keyof typeof TIMES) => `${indent}${name}: ${TIMES[name]}`,
    )
    .replace('synchronous_mode_strict: true', 'synchronous_mode_strict: false')
    .replace('mode: required', "mode: 'off'")
    .replace(/10\.0\.0\.0\/24/g, '127.0.0.1/32')
    .replace('/var/run/postgresql', home)
}

/** The folder of the newest PostgreSQL that is installed on the machine, 15 or later. */
export async function programsOfPostgres(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const majors = (await readdir(debian).catch(() => [])).map(Number).filter((major) => major >= 15)
  const [newest] = majors.toSorted((a, b) => b - a)
  return process.env.POSTGRES_BIN_DIR ?? (newest ? `${debian}/${newest}/bin` : undefined)
}
