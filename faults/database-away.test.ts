import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { WAIT } from '../packages/contract/test/limits.ts'
import { run } from '../packages/server/test/statement.ts'
import { isLate, sizeOf } from './sizes.ts'
import { type Chance, chanceFor } from './support/chance.ts'
import { holdingTable } from './support/hold-table.ts'
import { FINE, heldIn, inspect } from './support/inspect.ts'
import { newPostgres, type Postgres } from './support/postgres.ts'
import { postgresIn, signalAll } from './support/processes.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answerCounts, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const CUTS = 20
const READERS = 60

interface Scene {
  app: Installation
  postgres: Postgres
  chance: Chance
  /** The answers to readers during the faults, counted by status. */
  reads: Map<string, number>
}

/** Faults between a server and its database; each ends by undoing the fault. */
const FAULTS: Record<string, (scene: Scene) => Promise<void>> = {
  async 'paused (SIGSTOP)'({ app, postgres }) {
    const pids = await postgresIn(postgres.folder)
    signalAll(pids, 'SIGSTOP')
    try {
      await expect.poll(() => readiness(app)).toBe(503)
      await wait(sizeOf('pausedSeconds') * 1000)
    } finally {
      signalAll(pids, 'SIGCONT')
    }
  },
  async 'connections cut in the middle'({ postgres, chance }) {
    for (let cut = 0; cut < CUTS; cut += 1) {
      await wait(chance.below(100))
      postgres.line.cut()
    }
  },
  async 'a cable pulled, and what was on it lost'({ app, postgres }) {
    postgres.line.hold()
    await expect.poll(() => readiness(app)).toBe(503)
    postgres.line.forget()
  },
  async 'a lock held on every question, and more readers than connections'({ app, postgres, reads }) {
    const read = async () => {
      const { status, headers } = await fetch(`${app.origin}/v1/question?limit=1`, { headers: { token: app.token } })
      const name = status === 503 && !headers.has('retry-after') ? '503 without Retry-After' : String(status)
      reads.set(name, (reads.get(name) ?? 0) + 1)
    }
    let reading: Promise<unknown> | undefined
    await holdingTable(postgres.address, 'question', async () => {
      reading = Promise.all(Array.from({ length: READERS }, read))
      await wait(sizeOf('lockedSeconds') * 1000)
    })
    await reading
  },
}

it('answers 503 while the database is away, does nothing twice, and goes on by itself', async () => {
  const postgres = await newPostgres()
  const app = await newInstallation({ DATABASE_URL: postgres.url })
  const scene: Scene = { app, postgres, chance: chanceFor('database away'), reads: new Map() }
  const writers = startWriters(app)
  const back = new Map<string, number[]>(Object.keys(FAULTS).map((name) => [name, []]))
  let cycles = 0
  for (; cycles < sizeOf('databaseCycles') && !isLate(); cycles += 1) {
    for (const [name, happen] of Object.entries(FAULTS)) {
      await writers.more(sizeOf('savesBeforeCut'))
      await happen(scene)
      const over = performance.now()
      await writers.more(1)
      await expect.poll(() => readiness(app), { timeout: 2 * WAIT }).toBe(200)
      back.get(name)?.push(performance.now() - over)
      await writers.pause()
      await expect.poll(() => leftOpen(postgres)).toBe(0)
      expect((await inspect(postgres.address, writers.newlyTouched())).findings, name).toEqual(FINE)
      writers.resume()
    }
  }
  await writers.pause()
  const { findings, stored } = await inspect(postgres.address, writers.ledger)
  await writers.stop()
  await app.end('SIGKILL')
  await app.remove()
  await postgres.remove()

  tell({
    part: 'T12',
    title: 'The database is paused, cut off, locked',
    sizes: { databaseCycles: cycles, pausedSeconds: sizeOf('pausedSeconds'), lockedSeconds: sizeOf('lockedSeconds') },
    held: {
      ...heldIn(findings),
      'other answers to changes than 200, 201 and 503 with Retry-After': [
        unexpectedAnswers(writers.answers, ['200', '201', 'gone already', '503']),
        '',
      ],
      'other answers to readers than 200 and 503 with Retry-After': [
        unexpectedAnswers(scene.reads, ['200', '503']),
        '',
      ],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      'questions in the end': stored,
      'answers to changes': answerCounts(writers.answers),
      'answers to readers': answerCounts(scene.reads),
      ...Object.fromEntries([...back].map(([name, times]) => [`ready again after: ${name}`, timesOf(times)])),
    },
  })
})

const readiness = ({ origin }: Installation) => fetch(`${origin}/readyz`).then(({ status }) => status)

/** The number of transactions that are still open. */
async function leftOpen({ address }: Postgres) {
  const rows = await run(
    address,
    `select from pg_stat_activity where application_name = 'bank-soal' and state like 'idle in transaction%'`,
  )
  return rows.length
}
