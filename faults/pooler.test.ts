import { readdir, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { writeBackup } from '../packages/server/src/backup/write-backup.ts'
import { NEEDS_DIRECT, poolingOf, TOO_OLD } from '../packages/server/src/db/pooler.ts'
import { REQUEST_LIMITS } from '../packages/server/src/db/request-limits.ts'
import { openDatabase } from '../packages/server/src/postgres/open.ts'
import { sizeOf } from './sizes.ts'
import { unpackDebian } from './support/debian-packages.ts'
import { newFolder } from './support/folder.ts'
import { heldIn, inspect } from './support/inspect.ts'
import { newPgbouncer, versionOf } from './support/pgbouncer.ts'
import { newPostgres } from './support/postgres.ts'
import { newInstallation, newServer } from './support/product.ts'
import { answerCounts, isNotRun, tell, unexpectedAnswers } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const T33 = { part: 'T33', title: 'Two replicas behind PgBouncer in transaction mode, one folder of backups' }
/** Debian 12 has 1.18, which does not know prepared statements; the release after it has one that does. */
const NEWER_SUITE = 'trixie'

const newer = await unpackDebian(NEWER_SUITE, ['pgbouncer']).catch((error: Error) => error)
const reason = newer instanceof Error ? `PgBouncer 1.21 or newer: ${newer.message.split('\n')[0]}` : undefined

it.skipIf(isNotRun(T33, reason))('backs up once past the pooler, and keeps its limits through it', async () => {
  if (newer instanceof Error) return
  const program = await newer.commandOf('pgbouncer')
  const version = await versionOf(program[0] ?? '', program.slice(1))
  const postgres = await newPostgres()
  const folder = await newFolder()
  await limitsForRole(postgres.url)
  const bouncer = await newPgbouncer(program, postgres.url)
  const environment = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: postgres.url, BACKUP_DIR: folder }

  const one = await newInstallation(environment)
  const two = await newServer(environment)
  await two.start()
  const writers = startWriters(one, 4)
  await writers.more(sizeOf('savesBehindPooler'))
  const made = await backupsIn(folder)
  await writers.pause()
  const { findings } = await inspect(postgres.address, writers.ledger)
  const limits = await limitsThrough(bouncer.url)
  const without = await openDatabase({ url: bouncer.url, folder: '', say: (sentence) => said.push(sentence) })
  const refused = await writeBackup(without.address, `${folder}/x.backup`).catch((error: Error) => error.message)
  await without.close()
  await writers.stop()
  await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])
  const held = await locksIn(postgres.url)
  const older = await olderThan(postgres.url)
  await one.remove()
  await bouncer.stop()
  await postgres.remove()
  await Promise.all([rm(folder, { recursive: true }), newer.remove()])

  tell({
    ...T33,
    sizes: { savesBehindPooler: sizeOf('savesBehindPooler') },
    held: {
      ...heldIn(findings),
      'answers other than 200 and 201': [unexpectedAnswers(writers.answers, ['200', '201', 'gone already']), ''],
      'backups that were made, and files of others': [made.length, 1],
      'advisory locks that are left': [held, 0],
      'settings of the sessions behind the pooler': [limits, [Object.values(REQUEST_LIMITS).join(' ')]],
      'told at the start without an address past the pooler': [said, [NEEDS_DIRECT]],
      'a backup through the pooler': [refused, NEEDS_DIRECT],
      'told at the start of a pooler without prepared statements': [older, older === NONE_OLDER ? older : TOO_OLD],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      answers: answerCounts(writers.answers),
      'version of PgBouncer': version,
    },
  })
})
const said: string[] = []

/** What docs/operations.md gives to the role, for a pooler drops the settings of a connection. */
async function limitsForRole(url: string) {
  await asking(url, async (client) => {
    const { rows } = await client.query('select current_user as role, current_database() as base')
    const { role, base } = rows[0]
    for (const [name, ms] of Object.entries({ ...REQUEST_LIMITS, timezone: 'UTC' }))
      await client.query(`alter role "${role}" in database "${base}" set ${name} = '${ms}'`)
  })
}

/** The limits that every session behind the pooler has, each different answer once. */
async function limitsThrough(url: string): Promise<string[]> {
  expect(await poolingOf({ url })).toEqual({ sharesSessions: true, losesStatements: false, lost: [] })
  const names = Object.keys(REQUEST_LIMITS).map((name) => `(select setting from pg_settings where name = '${name}')`)
  const each = Array.from({ length: 12 }, () =>
    asking(url, async (client) => {
      const { rows } = await client.query(`select concat_ws(' ', ${names.join(', ')}) as all, pg_sleep(0.2)`)
      return String(rows[0].all)
    }),
  )
  return [...new Set(await Promise.all(each))]
}

/** The files in the folder once there is one, and a little later, when a second server would have made another. */
async function backupsIn(folder: string): Promise<string[]> {
  const finished = async () => (await readdir(folder)).filter((name) => name.endsWith('.backup'))
  for (let tries = 0; tries < 300 && (await finished()).length === 0; tries++) await pause(100)
  await pause(2_000)
  return readdir(folder)
}

/** Advisory locks, when every server has ended: what a session behind the pooler still holds. The guard is of PostgreSQL's own start. */
const locksIn = (url: string) =>
  asking(url, async (client) => {
    const { rows } = await client.query(`
      select count(*)::int as held from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name <> 'bank-soal supervisor'`)
    return Number(rows[0].held)
  })

const NONE_OLDER = 'not run: no PgBouncer before 1.21 is installed'

/** What a start behind the PgBouncer of this machine says, where it is one without prepared statements. */
async function olderThan(url: string): Promise<string> {
  if (!((await versionOf('pgbouncer')) < 1.21)) return NONE_OLDER
  const old = await newPgbouncer(['pgbouncer'], url)
  const said = await openDatabase({ url: old.url, directUrl: url, folder: '', say: () => {} }).then(
    async ({ close }) => close().then(() => 'started'),
    (error: Error) => error.message,
  )
  await old.stop()
  return said
}

async function asking<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(url)
  await client.connect()
  return ask(client).finally(() => client.end())
}
