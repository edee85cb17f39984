import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { migrationsIn } from '../../packages/server/src/db/migration-file.ts'
import { onOneConnection } from '../../packages/server/src/db/one-connection.ts'
import { newFolder } from './folder.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The test holds this advisory lock; a migration that asks for it stops there. */
const STOP = 170_017
const MOST_TRIES = 3_000
const ENDS = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--.*|;/g

/** After which statement of a migration, counted from 1, or when all have run and it is to be recorded. */
export interface Point {
  migration: string
  statement: number | 'record'
}

/**
 * Every statement of the migrations after `last`, in their order, and where each is recorded. `db/migrate.test.ts` kills
 * indexes that are built concurrently.
 */
export async function pointsAfter(last: string): Promise<Point[]> {
  const left = (await migrationsIn()).filter(({ name, index }) => name > last && !index)
  return left.flatMap(({ name: migration, text }) => [
    ...ends(text).map((_, at) => ({ migration, statement: at + 1 })),
    { migration, statement: 'record' as const },
  ])
}

/** Where the statements of a file end. */
const ends = (text: string) =>
  Array.from(text.matchAll(ENDS)).flatMap(({ 0: token, index }) => (token === ';' ? index + 1 : []))

/** A copy of the built server that is killed at a chosen statement of its migrations. */
export async function newStoppedServer() {
  const folder = await newFolder()
  const dist = join(folder, 'packages/server/dist')
  await mkdir(join(folder, 'packages/server'), { recursive: true })
  await cp(join(ROOT, 'packages/server/dist'), dist, { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))

  async function killAt({ migration, statement }: Point, address: DatabaseAddress, url: string) {
    const file = join(dist, 'migrations', `${migration}.sql`)
    const text = await readFile(file, 'utf8')
    if (statement !== 'record') await writeFile(file, stopping(text, statement))
    await onOneConnection(address, async (client) => {
      if (statement === 'record') await client.query(stoppingRecord(migration))
      await client.query(`select pg_advisory_lock(${STOP})`)
      const env = { PATH: process.env.PATH, DATABASE_URL: url, PORT: '0', SEED: 'none', LOG_LEVEL: 'error' }
      const child = spawn(process.execPath, [join(dist, 'main.js')], { env, stdio: 'ignore' })
      await untilAsked(child, async () => (await client.query(WAITING)).rows.length > 0)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      // what the dead server has asked for goes on until PostgreSQL notices
      await client.query(`select pg_advisory_unlock(${STOP})`)
      while ((await client.query(OTHERS)).rows.length > 0) await wait(10)
      await client.query('drop schema if exists fault cascade')
    })
    await writeFile(file, text)
  }
  return { killAt, remove: () => rm(folder, { recursive: true }) }
}

function stopping(text: string, statement: number) {
  const end = ends(text)[statement - 1]
  return `${text.slice(0, end)} select pg_advisory_lock(${STOP});${text.slice(end)}`
}

const stoppingRecord = (migration: string) => `
  create schema fault;
  create function fault.stop() returns trigger language plpgsql as
    $$ begin perform pg_advisory_lock(${STOP}); return new; end $$;
  create trigger stop before insert on kysely_migration for each row
    when (new.name = '${migration}') execute function fault.stop()`

const WAITING = `select from pg_locks where locktype = 'advisory' and objid = ${STOP} and not granted`
const OTHERS = `select from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

async function untilAsked(child: ChildProcess, isThere: () => Promise<boolean>) {
  for (let tries = 0; child.exitCode === null && tries < MOST_TRIES; tries += 1) {
    if (await isThere()) return
    await wait(10)
  }
  child.kill('SIGKILL')
  throw new Error('no migration came to the statement at which it was to be killed')
}
