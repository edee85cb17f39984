import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, appendFile, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { WAIT } from '../../../contract/test/limits.ts'
import { connect } from '../db/connect.ts'
import { type Embedded, FolderTaken, startEmbedded } from './embedded.ts'
import { openDatabase } from './open.ts'
import { lockHolder, serves } from './postmaster.ts'
import { accountFor } from './system-account.ts'

const top = await mkdtemp(join(tmpdir(), 'bank-embedded-'))
afterAll(() => rm(top, { recursive: true }))

// making a database writes 40 MB to the disk for good, which may take its time
const folder = join(top, 'data')
const cluster = join(folder, 'postgres')
const started = async <Result>(use: (own: Embedded) => Promise<Result>, at = folder) => {
  const own = await startEmbedded({ folder: at })
  return use(own).finally(() => own.stop())
}
const pidFile = join(cluster, 'postmaster.pid')
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function untilFree(start: () => Promise<Embedded>): Promise<Embedded> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    return untilFree(start)
  }
}

async function ask(own: Embedded, question: string) {
  const db = connect(own.address, { pool: 1 })
  const { rows } = await sql.raw<{ answer: string }>(question).execute(db)
  await db.destroy()
  return rows[0]?.answer
}

describe('our own PostgreSQL', () => {
  it('keeps what was written from one start to the next, and leaves no process and no lock', async () => {
    await started((own) => ask(own, "create table note as select 'kept' as answer"))
    expect(await exists(pidFile)).toBe(false)
    expect(await started((own) => ask(own, 'select answer from note'))).toBe('kept')
    expect(await exists(pidFile)).toBe(false)
  })

  it('sweeps what a start that was killed has left beside it, and nothing that is being made', async () => {
    const [old, young] = [join(folder, 'postgres.new-abcdef'), join(folder, 'postgres.new-ghijkl')]
    for (const path of [old, young]) await mkdir(join(path, 'base'), { recursive: true })
    await utimes(old, 0, 0)
    await started(async () => {})
    expect([await exists(old), await exists(young)]).toEqual([false, true])
    await rm(young, { recursive: true })
  })

  it('is safe against power cuts, speaks C.UTF-8 and is reached by its socket alone', () =>
    started(async (own) => {
      const setting = (name: string) => ask(own, `select setting as answer from pg_settings where name = '${name}'`)
      for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
        expect([name, await setting(name)]).toEqual([name, 'on'])
      }
      expect(await setting('listen_addresses')).toBe('')
      const locale = 'select datcollate as answer from pg_database where datname = current_database()'
      expect(await ask(own, locale)).toBe('C.UTF-8')
    }))

  it('runs neither as root nor as the superuser of the database, in a folder closed to others', () =>
    started(async (own) => {
      const pid = await lockHolder(cluster)
      const { uid } = await stat(`/proc/${pid}`)
      expect(uid).not.toBe(0)
      expect(await ask(own, 'select usesuper as answer from pg_user where usename = current_user')).toBe(false)
      expect((await stat(cluster)).mode & 0o077).toBe(0)
      expect((await stat(join(cluster, 'bank.password'))).mode & 0o077).toBe(0)
    }))

  it('refuses a second server on the same folder in one sentence', () =>
    started(async () => {
      await expect(startEmbedded({ folder })).rejects.toThrow(/^DATA_DIR: folder .*sedang dipakai.*\.$/)
    }))

  it('takes over the PostgreSQL that a killed server left running', async () => {
    const server = spawn('node', [
      '--import',
      'tsx',
      fileURLToPath(new URL('../../test/hold-database.ts', import.meta.url)),
      folder,
    ])
    await once(server.stdout, 'data')
    const before = await lockHolder(cluster)
    server.kill('SIGKILL')
    await once(server, 'exit')
    await started(async (own) => {
      expect(await lockHolder(cluster)).toBe(before)
      expect(await ask(own, 'select answer from note')).toBe('kept')
    })
    expect(before && (await serves(before, cluster))).toBe(false)
  })

  it('starts over locks whose number has gone to another program, as after a power cut', async () => {
    // of the same account, for PostgreSQL minds no other
    const other = spawn('sleep', ['60'], { ...(await accountFor(folder)) })
    for (const lock of [pidFile, join(cluster, '.s.PGSQL.5432.lock')]) {
      await writeFile(lock, `${other.pid}\n${cluster}\n`)
    }
    expect(await started((own) => ask(own, 'select answer from note'))).toBe('kept')
    other.kill()
  })

  it('starts over locks into which nothing was written before the power went', async () => {
    for (const lock of [pidFile, join(cluster, '.s.PGSQL.5432.lock')]) await writeFile(lock, '')
    expect(await started((own) => ask(own, 'select answer from note'))).toBe('kept')
  })

  it('comes back by itself after a kill, and what was in flight fails without harm', () =>
    started(async (own) => {
      const db = connect(own.address)
      const inFlight = db.transaction().execute(async (transaction) => {
        await sql`insert into note values ('never committed')`.execute(transaction)
        process.kill(Number(await lockHolder(cluster)), 'SIGKILL')
        await sql`select pg_sleep(60)`.execute(transaction)
      })
      await expect(inFlight).rejects.toThrow()
      await expect
        .poll(() => sql`select answer from note`.execute(db).catch(() => null), { timeout: 2 * WAIT })
        .toMatchObject({
          rows: [{ answer: 'kept' }],
        })
      await db.destroy()
    }))

  it('ends for good when it is told to in the middle of coming back', async () => {
    let cameDown = () => {}
    const down = new Promise<void>((resolve) => {
      cameDown = resolve
    })
    const own = await startEmbedded({ folder, say: cameDown })
    process.kill(Number(await lockHolder(cluster)), 'SIGKILL')
    await down
    await own.stop()
    const pid = await lockHolder(cluster)
    expect(pid !== undefined && (await serves(pid, cluster))).toBe(false)
  })

  it('is not claimed by a second server while the first one ends it', async () => {
    const first = await startEmbedded({ folder })
    const ending = first.stop()
    const second = await untilFree(() => startEmbedded({ folder }))
    await ending
    expect(await ask(second, "select 'here' as answer")).toBe('here')
    await second.stop()
  })

  it('is not used while a setting endangers what was acknowledged', async () => {
    await appendFile(join(cluster, 'postgresql.conf'), '\nfsync = off\n')
    await expect(openDatabase({ folder, say: () => {} })).rejects.toThrow(/fsync/)
    expect(await exists(pidFile)).toBe(false)
  })

  it('never touches a folder that holds something else', async () => {
    const strange = join(top, 'strange')
    await mkdir(join(strange, 'postgres'), { recursive: true })
    await writeFile(join(strange, 'postgres', 'letter.txt'), 'dear')
    await expect(startEmbedded({ folder: strange })).rejects.toThrow(/^DATA_DIR: /)
    expect(await readFile(join(strange, 'postgres', 'letter.txt'), 'utf8')).toBe('dear')
  })

  it('runs in a folder whose name has spaces and is longer than a socket may be named', async () => {
    const far = join(top, 'data soal '.repeat(15))
    expect(await started((own) => ask(own, "select 'here' as answer"), far)).toBe('here')
  })
})
