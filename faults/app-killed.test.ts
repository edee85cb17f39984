import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isLate, sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn, FINE, foundIn, heldIn, inspect } from './support/inspect.ts'
import { newInstallation } from './support/product.ts'
import { answerCounts, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { tamper } from './support/tamper.ts'
import { startWriters } from './support/writers.ts'

it('loses nothing when the app is killed in the middle of saves', async () => {
  const chance = chanceFor('app killed')
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  const writers = startWriters(app)
  const ready: number[] = []
  for (let kill = 1; kill <= sizeOf('appKills') && !isLate(); kill += 1) {
    await writers.more(sizeOf('savesBeforeKill'))
    await wait(chance.below(200))
    await Promise.all([app.end('SIGKILL'), writers.pause()])
    ready.push(await app.start())
    const { findings } = await inspect(address, writers.newlyTouched())
    expect(findings, `after kill ${kill}`).toEqual(FINE)
    writers.resume()
  }
  await writers.more(sizeOf('savesBeforeKill'))
  await writers.pause()
  const { findings, stored } = await inspect(address, writers.ledger)
  const harmed = await tamper(address, writers.ledger)
  await writers.stop()
  await tidy()
  await app.remove()

  tell({
    part: 'T4',
    title: 'The app is killed during saves',
    sizes: { appKills: ready.length, savesBeforeKill: sizeOf('savesBeforeKill') },
    held: {
      ...heldIn(findings),
      'other answers than 200, 201 or none': [
        unexpectedAnswers(writers.answers, ['200', '201', 'gone already', 'cut']),
        '',
      ],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      'questions in the end': stored,
      answers: answerCounts(writers.answers),
      'ready again after': timesOf(ready),
    },
    controls: {
      'a question deleted, one halved, a picture and a count spoilt, by SQL': [
        foundIn(harmed),
        '1 lost, 1 half, 1 dangling, 1 miscounted',
      ],
    },
  })
})
