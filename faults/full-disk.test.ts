import { access, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { WAIT } from '../packages/contract/test/limits.ts'
import { lives } from '../packages/server/src/postgres/postmaster.ts'
import { run } from '../packages/server/test/statement.ts'
import { sizeOf } from './sizes.ts'
import { newDisk, noDisks } from './support/disks.ts'
import { newFolder } from './support/folder.ts'
import { databaseIn, heldIn, inspect } from './support/inspect.ts'
import { postgresIn, signalAll } from './support/processes.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answerCounts, isNotRun, tell, unexpectedAnswers } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const T7 = { part: 'T7', title: 'The disk fills' }
const MEGABYTES = 900
const MEGABYTE = 1024 * 1024

it.skipIf(isNotRun(T7, await noDisks('ext4')))('refuses changes in time, goes on reading, and comes back', async () => {
  const folder = await newFolder()
  const disk = await newDisk(folder, 'small', 'ext4', MEGABYTES)
  const app = await newInstallation({}, disk.path)
  const { address, tidy } = await databaseIn(app.data)
  const writers = startWriters(app)
  await writers.more(sizeOf('savesBeforeFull'))

  const filler = join(disk.path, 'filler')
  await fill(filler, 200 * MEGABYTE)
  await expect.poll(() => status(app, '/readyz')).toBe(503)
  const reading = await status(app, '/v1/question?limit=1')
  await wait(2_000)
  const whenScarce = writers.kept()
  await wait(2_000)
  const keptWhileScarce = writers.kept() - whenScarce

  // PostgreSQL itself runs out of space, as if other programs had filled what the server left free
  await fill(filler, 0)
  await exhaust(() => run(address, `select pg_logical_emit_message(true, 'full', repeat('x', 1000000))`))
  await expect.poll(() => status(app, '/v1/question?limit=1'), { timeout: 4 * WAIT, interval: 500 }).toBe(200)

  await rm(filler)
  const from = performance.now()
  await writers.more(sizeOf('savesBeforeFull'))
  const back = performance.now() - from
  await writers.pause()
  const { findings } = await inspect(address, writers.ledger)
  const isRunning = lives(app.pid())
  await writers.stop()
  await tidy()
  await app.remove()
  await disk.remove()
  await rm(folder, { recursive: true })

  tell({
    ...T7,
    sizes: { savesBeforeFull: sizeOf('savesBeforeFull') },
    held: {
      ...heldIn(findings),
      'other answers than 200, 201 and 503 with Retry-After': [
        unexpectedAnswers(writers.answers, ['200', '201', 'gone already', '503']),
        '',
      ],
      'changes taken while less than 256 MB were free': [keptWhileScarce, 0],
      'reading went on': [reading, 200],
      'the app went on without a restart': [isRunning, true],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      answers: answerCounts(writers.answers),
      'changes again after space came back': `${(back / 1000).toFixed(1)} s`,
    },
  })
})

const T7B = { part: 'T7b', title: 'The disk is full to the last byte, PostgreSQL and the app are killed' }

it.skipIf(isNotRun(T7B, await noDisks('ext4')))('goes on by its ballast, and loses nothing', async () => {
  const folder = await newFolder()
  const disk = await newDisk(folder, 'small', 'ext4', MEGABYTES)
  const app = await newInstallation({}, disk.path)
  const ballast = join(app.data, 'ballast')
  await expect.poll(() => exists(ballast)).toBe(true)
  const writers = startWriters(app)
  await writers.more(sizeOf('savesBeforeFull'))

  const from = performance.now()
  let kills = 0
  // PostgreSQL may come back in space that its end has freed: then once more
  for (; await exists(ballast); kills += 1) {
    await fill(join(disk.path, 'filler'), 0)
    const [postmaster = 0] = await postgresIn(app.data)
    signalAll([postmaster], 'SIGKILL')
    await expect.poll(() => isAnew(app, postmaster), { timeout: 2 * WAIT }).toBe(true)
  }
  const back = performance.now() - from
  const isRunning = lives(app.pid())
  const change = await status(app, '/v1/subject', { method: 'POST' })

  await fill(join(disk.path, 'again'), 0)
  const postgres = await postgresIn(app.data)
  await app.end('SIGKILL')
  signalAll(postgres, 'SIGKILL')
  for (const name of ['filler', 'again']) await rm(join(disk.path, name))
  await app.start()
  await writers.more(sizeOf('savesBeforeFull'))
  await writers.pause()
  const { address, tidy } = await databaseIn(app.data)
  const { findings } = await inspect(address, writers.ledger)
  await expect.poll(() => exists(ballast), { timeout: 3 * WAIT }).toBe(true)
  const isLaid = await exists(ballast)
  await writers.stop()
  await tidy()
  await app.remove()
  await disk.remove()
  await rm(folder, { recursive: true })

  tell({
    ...T7B,
    sizes: { savesBeforeFull: sizeOf('savesBeforeFull') },
    held: {
      ...heldIn(findings),
      'the app went on without a restart, by its ballast': [isRunning, true],
      'a change while the disk is full': [change, 503],
      'the ballast is laid again when there is room': [isLaid, true],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      answers: answerCounts(writers.answers),
      'kills until the ballast was given up': kills,
      'reading again after them': `${(back / 1000).toFixed(1)} s`,
    },
  })
})

/** Whether another PostgreSQL runs, and the app reads from it. */
async function isAnew(app: Installation, killed: number) {
  const [postmaster] = await postgresIn(app.data).catch(() => [killed])
  return postmaster !== killed && (await status(app, '/v1/question?limit=1')) === 200
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const status = ({ origin, token }: Installation, path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { ...init, headers: { token } }).then((answer) => answer.status)

/** Fills the disk with a file until only `left` bytes are free. */
async function fill(path: string, left: number) {
  const file = await open(path, 'a')
  const chunk = Buffer.alloc(MEGABYTE, 1)
  try {
    while ((await free(path)) > left) await file.write(chunk)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.sync().catch(() => {})
    await file.close()
  }
}

async function free(path: string) {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/** Repeats the write until it fails. */
async function exhaust(write: () => Promise<unknown>) {
  for (;;) {
    const failed = await write().then(
      () => false,
      () => true,
    )
    if (failed) return
  }
}
