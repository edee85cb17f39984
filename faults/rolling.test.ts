import { setTimeout as wait } from 'node:timers/promises'
import { it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { startBalancer } from './support/balancer.ts'
import { chanceFor } from './support/chance.ts'
import { heldIn, inspect } from './support/inspect.ts'
import { on, untilFilled } from './support/older-database.ts'
import { buildRelease, failuresIn, noOlderRelease, olderReleases } from './support/older-release.ts'
import { newPostgres } from './support/postgres.ts'
import { newInstallation, newServer } from './support/product.ts'
import { answerCounts, isNotRun, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const title = 'The last release and this one serve together, and are killed'

it('loses nothing while the last release and this one serve one database, whichever is killed and started anew', async () => {
  if (isNotRun({ part: 'T43', title }, await noOlderRelease())) return
  const [release] = (await olderReleases()).slice(-1)
  if (!release) throw new Error('there is no older release')
  const chance = chanceFor(title)
  const { main, remove } = await buildRelease(release)
  const postgres = await newPostgres()
  const environment = { DATABASE_URL: postgres.url }
  const older = await newInstallation(environment, undefined, main)
  const newer = await newServer(environment)
  const balancer = await startBalancer([older.origin, newer.origin])
  const writers = startWriters({ ...older, origin: balancer.origin })
  await writers.more(sizeOf('savesBeforeKill'))

  const from = performance.now()
  const starts = [await newer.start()]
  const failures: string[] = []
  for (let kill = 0; kill < sizeOf('rollingKills'); kill += 1) {
    for (const replica of [older, newer]) {
      await wait((sizeOf('rollingSeconds') / sizeOf('rollingKills') / 2) * 1000)
      await writers.more(sizeOf('savesBeforeKill'))
      await wait(chance.below(200))
      await replica.end('SIGKILL')
      starts.push(await replica.start())
      failures.push(...(await failuresIn(older)), ...(await failuresIn({ ...older, origin: newer.origin })))
    }
  }
  const together = performance.now() - from
  await older.end('SIGTERM')
  await writers.more(sizeOf('savesBeforeKill'))
  await on(postgres.address, untilFilled)
  await writers.pause()
  const { findings } = await inspect(postgres.address, writers.ledger)
  await writers.stop()
  await balancer.stop()
  await newer.end('SIGKILL')
  await older.remove()
  await Promise.all([remove(), postgres.remove()])

  tell({
    part: 'T43',
    title,
    sizes: {
      rollingKills: sizeOf('rollingKills'),
      rollingSeconds: sizeOf('rollingSeconds'),
      savesBeforeKill: sizeOf('savesBeforeKill'),
    },
    held: {
      ...heldIn(findings),
      "calls of a person's work that fail in either": [failures, []],
      'answers other than 200, 201, those of the balancer, or none': [
        unexpectedAnswers(writers.answers, ['200', '201', '502', 'cut', 'gone already']),
        '',
      ],
    },
    seen: {
      'migrations of the last release up to': release.last,
      'both served for': `${Math.round(together / 1000)} s`,
      'acknowledged changes': writers.kept(),
      answers: answerCounts(writers.answers),
      'ready after': timesOf(starts),
    },
  })
})
