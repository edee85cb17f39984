import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lives } from '../packages/server/src/postgres/postmaster.ts'
import { isLate, sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn, FINE, heldIn, inspect } from './support/inspect.ts'
import { postgresIn } from './support/processes.ts'
import { newInstallation } from './support/product.ts'
import { answerCounts, isNotRun, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const T13B = { part: 'T13b', title: 'The disk says that it could not keep what was written' }
/** The fault hits one of the first 20 fsync or fdatasync calls of a process. */
const LATEST_CALL = 20

it.skipIf(isNotRun(T13B, await noTracing()))('loses nothing when fsync fails, and goes on by itself', async () => {
  const chance = chanceFor('disk errors')
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  const writers = startWriters(app)
  const back: number[] = []
  for (let round = 1; round <= sizeOf('diskErrors') && !isLate(); round += 1) {
    await writers.more(sizeOf('savesBeforeCut'))
    const [, ...workers] = await postgresIn(app.data)
    await failingToKeep(workers, 1 + chance.below(LATEST_CALL))
    const from = performance.now()
    await writers.insist({
      method: 'PATCH',
      path: `/v1/class/${app.place.class_id}`,
      body: { class_name: `K ${round}` },
    })
    back.push(performance.now() - from)
    await writers.pause()
    const { findings } = await inspect(address, writers.newlyTouched())
    expect(findings, `after error ${round}`).toEqual(FINE)
    writers.resume()
  }
  await writers.pause()
  const { findings } = await inspect(address, writers.ledger)
  await writers.stop()
  const isRunning = lives(app.pid())
  const log = await readFile(join(app.data, 'postgres.log'), 'utf8')
  await tidy()
  await app.remove()

  tell({
    ...T13B,
    sizes: { diskErrors: back.length, savesBeforeCut: sizeOf('savesBeforeCut') },
    held: {
      ...heldIn(findings),
      'other answers than 200, 201 and 503 with Retry-After': [
        unexpectedAnswers(writers.answers, ['200', '201', 'gone already', '503']),
        '',
      ],
      'each error stopped PostgreSQL, which then went by its log': [panicsIn(log) >= back.length, true],
      'the app went on without a restart': [isRunning, true],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      answers: answerCounts(writers.answers),
      'from the error to the next acknowledged change': timesOf(back),
    },
  })
})

/**
 * PostgreSQL must not retry fsync: Linux may have dropped the unwritten pages, and then reports success. Of a new segment of
 * its log it says that it cannot open it: the error kept it from taking its name.
 */
const panicsIn = (log: string) => log.match(/PANIC: {2}could not (fsync|fdatasync|open) /g)?.length ?? 0

/** Fails the n-th such call of one of these processes with EIO; resolves when strace ends with PostgreSQL. */
async function failingToKeep(pids: number[], nth: number) {
  const calls = 'fsync,fdatasync'
  const rules = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO:when=${nth}`]
  const strace = spawn('strace', ['-qq', ...rules, ...pids.flatMap((pid) => ['-p', String(pid)])], { stdio: 'ignore' })
  await once(strace, 'exit')
}

/** The reason why system calls cannot be made to fail here, if any: tries strace on a process of our own. */
async function noTracing(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root may fail the calls of another account'
  const sleeper = spawn('sleep', ['3'])
  const strace = spawn('strace', ['-qq', '-e', 'trace=fsync', '-p', String(sleeper.pid)], { stdio: 'ignore' })
  const code = await new Promise((done) => strace.on('error', () => done('missing')).on('exit', done))
  if (code === 'missing') return 'strace is not installed'
  return code === 0 ? undefined : 'strace may not watch other programs'
}
