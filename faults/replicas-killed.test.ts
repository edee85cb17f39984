import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS } from '@bank/contract'
import { expect, it } from 'vitest'
import { isLate, sizeOf } from './sizes.ts'
import { send } from './support/caller.ts'
import { chanceFor } from './support/chance.ts'
import { haproxyVersion, newHaproxy } from './support/haproxy.ts'
import { FINE, heldIn, inspect } from './support/inspect.ts'
import { newPostgres } from './support/postgres.ts'
import { newInstallation, newServer } from './support/product.ts'
import { answerCounts, isNotRun, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const T34 = { part: 'T34', title: 'Three servers behind HAProxy are killed during saves' }
const version = await haproxyVersion()

it.skipIf(isNotRun(T34, version ? undefined : 'no haproxy here'))(
  'loses nothing when servers behind HAProxy are killed, and says so in our words',
  async () => {
    const chance = chanceFor('replicas killed')
    const postgres = await newPostgres()
    const environment = { DATABASE_URL: postgres.url }
    const one = await newInstallation(environment)
    const replicas = [one, await newServer(environment), await newServer(environment)]
    await Promise.all(replicas.slice(1).map((replica) => replica.start()))
    const haproxy = await newHaproxy(replicas.map(({ origin }) => origin))
    const writers = startWriters({ ...one, origin: haproxy.origin })

    const pauses: number[] = []
    for (let kill = 0; kill < sizeOf('replicaKills') && !isLate(); kill += 1) {
      await writers.more(sizeOf('savesBeforeKill'))
      await wait(chance.below(200))
      const replica = replicas[kill % replicas.length] ?? one
      const from = performance.now()
      await replica.end('SIGKILL')
      await writers.more(1)
      pauses.push(performance.now() - from)
      await replica.start()
      await writers.pause()
      expect((await inspect(postgres.address, writers.newlyTouched())).findings, `after kill ${kill + 1}`).toEqual(FINE)
      writers.resume()
    }
    const failures = replicas.flatMap((replica) => replica.logged().match(/^\{"level":[56]0.*$/gm) ?? [])
    const killed = new Map(writers.answers)

    postgres.line.hold()
    postgres.line.cut()
    await expect.poll(() => readiness(haproxy.origin), { timeout: 30_000 }).toBe(503)
    const refused = () => writers.answers.get('503') ?? 0
    const before = refused()
    await expect.poll(refused, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    postgres.line.forget()
    await writers.more(sizeOf('savesBeforeKill'))
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
    const nobody = await send(haproxy.origin, one.token, { method: 'GET', path: '/v1/class' })
    await Promise.all(replicas.map((replica) => replica.start()))
    await writers.more(sizeOf('savesBeforeKill'))
    await writers.pause()
    const { findings } = await inspect(postgres.address, writers.ledger)
    await writers.stop()
    await haproxy.stop()
    await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
    await one.remove()
    await postgres.remove()

    tell({
      ...T34,
      sizes: { replicaKills: pauses.length, savesBeforeKill: sizeOf('savesBeforeKill') },
      held: {
        ...heldIn(findings),
        'answers other than 200, 201, ours of 502 and 503, or none': [
          unexpectedAnswers(writers.answers, ['200', '201', 'gone already', '502', '503', 'cut']),
          '',
        ],
        'failures in the logs': [failures, []],
        'told when no server is left': [
          nobody,
          { status: 503, retryAfter: '5', body: { code: 'UNAVAILABLE', message: ERRORS.UNAVAILABLE.message } },
        ],
      },
      seen: {
        'acknowledged changes': writers.kept(),
        'answers during the kills': answerCounts(killed),
        'answers in the end, the database and all servers once away': answerCounts(writers.answers),
        'pause after a kill': timesOf(pauses),
        'version of HAProxy': version ?? '',
      },
    })
  },
)

const readiness = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )
