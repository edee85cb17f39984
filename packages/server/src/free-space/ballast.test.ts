import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded.ts'
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

vi.setConfig({ testTimeout: 90_000 })

const roomy = freeSpaceIn(top, async () => ({ bavail: 1_000_000, bsize: 4096 }))
const folderFor = async (name: string) => {
  const folder = join(top, name)
  await mkdir(folder)
  return folder
}

it('lays 64 MB aside once, and gives them back once', async () => {
  const folder = await folderFor('kept')
  const end = keepBallast(folder, roomy, (error) => expect.unreachable(String(error)))
  await expect.poll(() => readdir(folder), { timeout: 30_000 }).toEqual(['ballast'])
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
  const embedded = await startEmbedded({ folder: small })
  const db = connect(embedded.address)
  try {
    await sql`create table note as select 0 as id`.execute(db)
    await layBallast(small, roomy, new AbortController().signal)
    await fillUp(join(small, 'filler'))
    const acknowledged = await writeUntilRefused(db)
    await expect.poll(() => countOf(db), { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(acknowledged)
    expect(await releaseBallast(small)).toBe(false)
    await rm(join(small, 'filler'))
    await sql`insert into note values (-1)`.execute(db)
    expect(await countOf(db)).toBeGreaterThan(acknowledged)
  } finally {
    await db.destroy()
    await embedded.stop()
  }
})

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

/** Writes until nothing more fits. */
async function fillUp(path: string) {
  const file = await open(path, 'w')
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
        await sql`insert into note values (${kept}::int)`.execute(change)
        await sql`select pg_logical_emit_message(true, 'note', repeat('x', 1000000))`.execute(change)
      })
    } catch {
      return kept
    }
  }
}

const countOf = (db: ReturnType<typeof connect>) =>
  sql<{ n: number }>`select count(*)::int as n from note`.execute(db).then(
    ({ rows }) => rows[0]?.n,
    () => undefined,
  )
