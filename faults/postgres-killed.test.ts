import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { lives } from '../packages/server/src/postgres/postmaster.ts'
import { isLate, sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn, FINE, heldIn, inspect } from './support/inspect.ts'
import { postgresIn, signalAll } from './support/processes.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answerCounts, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { startWriters, type Writers } from './support/writers.ts'

it('loses nothing when PostgreSQL is killed, postmaster and every child, and goes on by itself', async () => {
  const chance = chanceFor('postgres killed')
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  const writers = startWriters(app)
  const back: number[] = []
  for (let kill = 1; kill <= sizeOf('postgresKills') && !isLate(); kill += 1) {
    await writers.more(sizeOf('savesBeforeKill'))
    await wait(chance.below(200))
    back.push(await killPostgres(app, writers))
    await writers.pause()
    const { findings } = await inspect(address, writers.newlyTouched())
    expect(findings, `after kill ${kill}`).toEqual(FINE)
    writers.resume()
  }
  await writers.pause()
  const { findings, stored } = await inspect(address, writers.ledger)
  await writers.stop()
  const isRunning = lives(app.pid())
  await tidy()
  await app.remove()

  tell({
    part: 'T5',
    title: 'PostgreSQL is killed during saves',
    sizes: { postgresKills: back.length, savesBeforeKill: sizeOf('savesBeforeKill') },
    held: {
      ...heldIn(findings),
      'other answers than 200, 201 and 503 with Retry-After': [
        unexpectedAnswers(writers.answers, ['200', '201', 'gone already', '503']),
        '',
      ],
      'the app went on without a restart': [isRunning, true],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      'questions in the end': stored,
      answers: answerCounts(writers.answers),
      'from the kill to the next acknowledged change': timesOf(back),
    },
  })
})

/** Kills all PostgreSQL processes; returns the milliseconds until a change sent afterwards was acknowledged. */
async function killPostgres({ data, place }: Installation, { insist }: Writers) {
  const pids = await postgresIn(data)
  signalAll(pids, 'SIGKILL')
  const from = performance.now()
  await insist({ method: 'PATCH', path: `/v1/class/${place.class_id}`, body: { class_name: `Kelas ${pids[0]}` } })
  return performance.now() - from
}
