import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { lives } from '../packages/server/src/db/embedded-postmaster.ts'
import { run } from '../packages/server/test/statement.ts'
import { newDisk, noDisks } from './support/disks.ts'
import { newFolder } from './support/folder.ts'
import { databaseIn, heldIn, inspect } from './support/inspect.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answersBut, answersIn, isNotRun, tell } from './support/report.ts'
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
  await writers.more(20)

  const filler = join(disk.path, 'filler')
  await fill(filler, 200 * MEGABYTE)
  await expect.poll(() => status(app, '/readyz'), { timeout: 30_000 }).toBe(503)
  const reading = await status(app, '/v1/question?limit=1')
  await wait(2_000)
  const whenScarce = writers.kept()
  await wait(2_000)
  const keptWhileScarce = writers.kept() - whenScarce

  // PostgreSQL itself runs out, as if others had written what we refused
  await fill(filler, 0)
  await exhaust(() => run(address, `select pg_logical_emit_message(true, 'full', repeat('x', 1000000))`))
  await expect.poll(() => status(app, '/v1/question?limit=1'), { timeout: 120_000, interval: 500 }).toBe(200)

  await rm(filler)
  const from = performance.now()
  await writers.more(20)
  const back = performance.now() - from
  await writers.pause()
  const { findings } = await inspect(address, writers.ledger)
  const livesOn = lives(app.pid())
  await writers.stop()
  await tidy()
  await app.remove()
  await disk.remove()
  await rm(folder, { recursive: true })

  tell({
    ...T7,
    sizes: {},
    held: {
      ...heldIn(findings),
      'other answers than 200, 201 and 503 with Retry-After': [
        answersBut(writers.answers, ['200', '201', 'gone already', '503']),
        '',
      ],
      'changes taken while less than 256 MB were free': [keptWhileScarce, 0],
      'reading went on': [reading, 200],
      'the app went on without a restart': [livesOn, true],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      answers: answersIn(writers.answers),
      'changes again after space came back': `${(back / 1000).toFixed(1)} s`,
    },
  })
})

const status = ({ origin, token }: Installation, path: string) =>
  fetch(`${origin}${path}`, { headers: { token } }).then((answer) => answer.status)

/** Writes a file until so many bytes are left. */
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

/** Until it fails. */
async function exhaust(write: () => Promise<unknown>) {
  for (;;) {
    const failed = await write().then(
      () => false,
      () => true,
    )
    if (failed) return
  }
}
