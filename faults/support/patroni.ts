import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { run } from '../../packages/server/test/statement.ts'
import { type Debian, unpackDebian } from './debian-packages.ts'
import { startEtcd } from './etcd.ts'
import { newFolder } from './folder.ts'
import { haproxyVersion, newHaproxyOfPatroni } from './haproxy.ts'
import { nodeOf, patroniIn, programsOfPostgres } from './patroni-node.ts'
import { versionOf } from './version-of.ts'

const LONGEST_MS = 150_000

/** Patroni, etcd and their Python from a Debian release; the reason when they cannot be had or run here. */
export async function patroniOf(suite: string): Promise<Debian | string> {
  if (process.getuid?.() !== 0) return 'only root may run PostgreSQL as another account'
  if (!(await haproxyVersion())) return 'no haproxy here'
  if (!(await programsOfPostgres())) return 'no PostgreSQL 15 or later is installed'
  return unpackDebian(suite, ['patroni', 'python3-etcd', 'etcd-server', 'python3-psycopg2']).catch(
    (error: Error) => `Patroni of Debian ${suite}: ${error.message.split('\n')[0]}`,
  )
}

/** Two machines with Patroni as deploy/patroni.yml sets them up, one etcd, and HAProxy that leads to the leader. */
export async function newPatroni(debian: Debian) {
  const folder = await newFolder()
  await chmod(folder, 0o755)
  const etcd = await startEtcd(debian, folder)
  const program = await patroniIn(debian, folder)
  const { hosts } = etcd
  const nodes = await Promise.all(['db-1', 'db-2'].map((name) => nodeOf({ name, program, folder, hosts })))
  for (const node of nodes) node.start()
  const haproxy = await newHaproxyOfPatroni(nodes)
  const urlOf = (database: string) => `postgres://postgres:PASSWORD_OF_POSTGRES@127.0.0.1:${haproxy.port}/${database}`

  /** The names of those with such a role, as the first machine says that answers. */
  async function named(roles: string[]): Promise<string[]> {
    const answers = await Promise.all(nodes.map(({ health }) => membersAt(health)))
    const members = answers.find((answer) => answer.length > 0) ?? []
    return members.filter((one) => roles.includes(one.role) && UP.includes(one.state)).map(({ name }) => name)
  }
  /** Resolves when one leads and the other has one of these roles. */
  const until = (...others: string[]) =>
    expect
      .poll(async () => [(await named(['leader'])).length, (await named(others)).length], {
        timeout: LONGEST_MS,
        interval: 500,
      })
      .toEqual([1, 1])
  /** Resolves when there are a leader and a synchronous standby. */
  const untilWhole = () => until('sync_standby')

  async function remove() {
    for (const node of nodes) await node.signal('SIGKILL')
    await haproxy.stop()
    await etcd.stop()
    await rm(folder, { recursive: true, force: true })
  }
  async function begin() {
    await untilWhole()
    const made = () => run({ url: urlOf('postgres') }, 'create database bank_soal')
    await expect.poll(() => isDone(made()), { timeout: LONGEST_MS, interval: 500 }).toBe(true)
  }
  await begin().catch(async (error) => {
    await remove()
    throw error
  })
  return {
    /** The value for DATABASE_URL: always the leader. */
    url: urlOf('bank_soal'),
    versions: {
      'version of Patroni': await versionOf(program.command, [...program.first, '--version'], program.env),
      'version of etcd': etcd.version,
      'version of PostgreSQL': await versionOf(join((await programsOfPostgres()) ?? '', 'postgres'), ['--version']),
      'version of HAProxy': (await haproxyVersion()) ?? '',
    },
    untilWhole,
    /** Resolves when one leads and the other follows, synchronous or not. */
    untilJoined: () => until('sync_standby', 'replica'),
    async leader() {
      const [name] = await named(['leader'])
      const node = nodes.find((one) => one.name === name)
      if (!node) throw new Error('nobody leads')
      return node
    },
    remove,
  }
}

const UP = ['running', 'streaming']
const isDone = (made: Promise<unknown>) =>
  made.then(
    () => true,
    () => false,
  )

async function membersAt(port: number): Promise<{ name: string; role: string; state: string }[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/cluster`, { signal: AbortSignal.timeout(2_000) })
    return (await response.json()).members ?? []
  } catch {
    return []
  }
}
