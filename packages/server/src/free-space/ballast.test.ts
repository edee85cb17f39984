import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, it, onTestFinished } from 'vitest'
import { WAIT } from '../../../contract/test/limits.ts'
import { connect } from '../db/connect.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import type { EmbeddedOptions } from '../postgres/home.ts'
import { lives, lockHolder } from '../postgres/postmaster.ts'
import { layBallast, releaseBallast } from './ballast.ts'
import { freeSpaceIn } from './free-space.ts'
import { keepBallast } from './keep-ballast.ts'

const MEGABYTE = 1024 * 1024
const top = await mkdtemp(join(tmpdir(), 'bank-ballast-'))
const small = join(top, 'small-disk')
const isMounted = mountSmallDisk()
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['--lazy', small])
  await rm(top, { recursive: true })
})
afterEach(makeRoom)

const roomy = freeSpaceIn(top, async () => ({ bavail: 1_000_000, bsize: 4096 }))
const folderFor = async (name: string) => {
  const folder = join(top, name)
  await mkdir(folder)
  return folder
}

it('lays 64 MB aside once, and gives them back once', async () => {
  const folder = await folderFor('kept')
  const end = keepBallast(folder, roomy, (error) => expect.unreachable(String(error)))
  await expect.poll(() => readdir(folder)).toEqual(['ballast'])
  await end()
  const { size, blocks, mode } = await stat(join(folder, 'ballast'))
  expect(size).toBe(64 * MEGABYTE)
  expect(blocks * 512).toBeGreaterThanOrEqual(size)
  expect(mode & 0o077).toBe(0)
  expect(await releaseBallast(folder)).toBe(true)
  expect(await releaseBallast(folder)).toBe(false)
})

it('lays nothing where it would be missed, and leaves nothing half laid', async () => {
  const folder = await folderFor('scarce')
  const scarce = freeSpaceIn(top, async () => ({ bavail: 100_000, bsize: 4096 }))
  await layBallast(folder, scarce, new AbortController().signal)
  await layBallast(folder, roomy, AbortSignal.abort())
  expect(await readdir(folder)).toEqual([])
})

it.runIf(isMounted)('lets PostgreSQL come back from a disk that was full, with all that was acknowledged', async () => {
  const { address } = await startOnSmallDisk()
  const db = connect(address)
  onTestFinished(() => db.destroy())
  await sql`create table written as select 0 as id`.execute(db)
  await layBallast(small, roomy, new AbortController().signal)
  await fillUp('filler')
  const acknowledged = await writeUntilRefused(db)
  // a statement may be refused before PostgreSQL breaks down, so it may answer once more and then recover
  await expect.poll(() => readdir(small), { timeout: 2 * WAIT }).not.toContain('ballast')
  await expect.poll(() => countOf(db), { timeout: 2 * WAIT, interval: 500 }).toBeGreaterThanOrEqual(acknowledged)
  await rm(join(small, 'filler'))
  await expect.poll(() => writesOne(db), { timeout: 2 * WAIT, interval: 500 }).toBe(true)
  await expect.poll(() => countOf(db)).toBeGreaterThan(acknowledged)
})

it.runIf(isMounted)('gives up the ballast when PostgreSQL runs but takes no connection on the full disk', async () => {
  const said: string[] = []
  const { address } = await startOnSmallDisk({ settings: ['-c', 'autovacuum=off'], say: (line) => said.push(line) })
  const db = connect(address, { pool: 1 })
  onTestFinished(() => db.destroy())
  await sql`select 1`.execute(db)
  await layBallast(small, roomy, new AbortController().signal)
  // the next connection must write these anew, as after a crash; nothing frees space meanwhile
  for (const file of await readdir(join(small, 'postgres'), { recursive: true })) {
    if (file.endsWith('/pg_internal.init')) await rm(join(small, 'postgres', file))
  }
  await fillUp('filler')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bank-soal supervisor'`.execute(
    db,
  )
  const both = [expect.stringMatching(/berhenti/), expect.stringMatching(/^Ruang simpan habis; cadangan 64 MB/)]
  await expect.poll(() => said).toEqual(both)
  await onOneConnection(address, (_, other) => sql`select 1`.execute(other))
})

it.runIf(isMounted)('refuses a start on a full disk in one sentence, with no process left behind', async () => {
  const { address, stop } = await startOnSmallDisk()
  await onOneConnection(address, (_, db) => sql`create table kept as select 7 as id`.execute(db))
  await fillUp('filler')
  await stop()
  await fillUp('rest')
  await expect(startEmbedded({ folder: small })).rejects.toThrow(
    /^DATA_DIR: disk tempat \S+ penuh, .*; kosongkan .*\.$/,
  )
  const pid = await lockHolder(join(small, 'postgres'))
  expect(pid !== undefined && lives(pid)).toBe(false)

  await makeRoom()
  const again = await startOnSmallDisk()
  const { rows } = await onOneConnection(again.address, (_, db) => sql`select id from kept`.execute(db))
  expect(rows).toEqual([{ id: 7 }])
})

it.runIf(isMounted)('gives up the ballast when any connection hears that the disk is full', async () => {
  const { address } = await startOnSmallDisk()
  await layBallast(small, roomy, new AbortController().signal)
  const full = sql`do $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`
  const pool = connect(address, { pool: 1 })
  onTestFinished(() => pool.destroy())
  await expect(full.execute(pool)).rejects.toThrow('could not extend file')
  await expect.poll(() => readdir(small)).not.toContain('ballast')

  await layBallast(small, roomy, new AbortController().signal)
  await expect(onOneConnection(address, (_, db) => full.execute(db))).rejects.toThrow('could not extend file')
  await expect.poll(() => readdir(small)).not.toContain('ballast')
})

/** PostgreSQL on the small disk; it is stopped when the test ends, also when it fails, so that the next can start. */
async function startOnSmallDisk(options: Omit<EmbeddedOptions, 'folder'> = {}) {
  const embedded = await startEmbedded({ folder: small, ...options })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= embedded.stop()
    return stopping
  }
  onTestFinished(stop)
  return { address: embedded.address, stop }
}

/** Removes what the tests filled the disk with. */
async function makeRoom() {
  for (const name of ['filler', 'rest', 'ballast']) await rm(join(small, name), { force: true })
}

/** A file system of 220 MB, where this account may make one. */
function mountSmallDisk() {
  try {
    execFileSync('mkdir', ['-p', small])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', small], { stdio: 'ignore' })
    return true
  } catch {
    console.log('not run: a full disk for real (no tmpfs can be mounted by this account)')
    return false
  }
}

/** Writes a file on the small disk until nothing more fits. */
async function fillUp(name: string) {
  const file = await open(join(small, name), 'w')
  const chunk = Buffer.alloc(MEGABYTE / 16)
  try {
    for (;;) await file.write(chunk)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    await file.close()
  }
}

/** Adds rows, each with much for PostgreSQL's log, until it breaks down; gives how many rows it said were kept. */
async function writeUntilRefused(db: ReturnType<typeof connect>) {
  for (let kept = 1; ; kept += 1) {
    try {
      await db.transaction().execute(async (change) => {
        await sql`insert into written values (${kept}::int)`.execute(change)
        await sql`select pg_logical_emit_message(true, 'note', repeat('x', 1000000))`.execute(change)
      })
    } catch {
      return kept
    }
  }
}

const writesOne = (db: ReturnType<typeof connect>) =>
  sql`insert into written values (-1)`.execute(db).then(
    () => true,
    () => false,
  )

const countOf = (db: ReturnType<typeof connect>) =>
  sql<{ n: number }>`select count(*)::int as n from written`.execute(db).then(
    ({ rows }) => rows[0]?.n,
    () => undefined,
  )
