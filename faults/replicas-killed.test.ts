import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS } from '@bank/contract'
import { expect, it } from 'vitest'
import { isLate, sizeOf } from './sizes.ts'
import { caddyVersion, newCaddy } from './support/caddy.ts'
import { send } from './support/caller.ts'
import { chanceFor } from './support/chance.ts'
import { haproxyVersion, newHaproxy } from './support/haproxy.ts'
import { FINE, heldIn, inspect } from './support/inspect.ts'
import { newPostgres } from './support/postgres.ts'
import { newInstallation, newServer } from './support/product.ts'
import { readiness } from './support/ready.ts'
import { answerCounts, isNotRun, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const PROXIES = [
  { part: 'T34', name: 'HAProxy', version: await haproxyVersion(), start: newHaproxy },
  { part: 'T42', name: 'Caddy', version: await caddyVersion(), start: newCaddy },
].map((proxy) => ({ ...proxy, title: `Three servers behind ${proxy.name} are killed during saves` }))

for (const { part, title, name, version, start } of PROXIES) {
  it.skipIf(isNotRun({ part, title }, version ? undefined : `no ${name} here`))(
    `loses nothing when servers behind ${name} are killed, and says so in our words`,
    async () => {
      const chance = chanceFor(title)
      const postgres = await newPostgres()
      const environment = { DATABASE_URL: postgres.url }
      const one = await newInstallation(environment)
      const replicas = [one, await newServer(environment), await newServer(environment)]
      await Promise.all(replicas.slice(1).map((replica) => replica.start()))
      const proxy = await start(replicas.map(({ origin }) => origin))
      const writers = startWriters({ ...one, origin: proxy.origin })

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
        expect((await inspect(postgres.address, writers.newlyTouched())).findings, `after kill ${kill + 1}`).toEqual(
          FINE,
        )
        writers.resume()
      }
      const failures = replicas.flatMap((replica) => replica.logged().match(/^\{"level":[56]0.*$/gm) ?? [])
      const killed = new Map(writers.answers)

      postgres.line.hold()
      postgres.line.cut()
      await expect.poll(() => readiness(proxy.origin)).toBe(503)
      const refused = () => writers.answers.get('503') ?? 0
      const before = refused()
      await expect.poll(refused).toBeGreaterThan(before + 20)
      postgres.line.forget()
      await writers.more(sizeOf('savesBeforeKill'))
      await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
      const nobody = await send(proxy.origin, one.token, { method: 'GET', path: '/v1/class' })
      await Promise.all(replicas.map((replica) => replica.start()))
      await writers.more(sizeOf('savesBeforeKill'))
      await writers.pause()
      const { findings } = await inspect(postgres.address, writers.ledger)
      await writers.stop()
      await proxy.stop()
      await Promise.all(replicas.map((replica) => replica.end('SIGKILL')))
      await one.remove()
      await postgres.remove()

      tell({
        ...{ part, title },
        sizes: { replicaKills: pauses.length, savesBeforeKill: sizeOf('savesBeforeKill') },
        held: {
          ...heldIn(findings),
          'answers other than 200, 201, ours of 502 and 503, or none': [
            unexpectedAnswers(writers.answers, ['200', '201', 'gone already', '502', '503', 'cut']),
            '',
          ],
          'failures in the logs': [failures, []],
          'told when no server is left': [
            { ...nobody, status: [502, 503].includes(nobody.status) },
            { status: true, retryAfter: '5', body: { code: 'UNAVAILABLE', message: ERRORS.UNAVAILABLE.message } },
          ],
        },
        seen: {
          'acknowledged changes': writers.kept(),
          'answers during the kills': answerCounts(killed),
          'answers in the end, the database and all servers once away': answerCounts(writers.answers),
          'pause after a kill': timesOf(pauses),
          [`version of ${name}`]: version ?? '',
        },
      })
    },
  )
}
