import { it } from 'vitest'
import { connect } from '../packages/server/src/db/connect.ts'
import { sizeOf } from './sizes.ts'
import { send } from './support/caller.ts'
import { chanceFor } from './support/chance.ts'
import { databaseIn } from './support/inspect.ts'
import { newInstallation } from './support/product.ts'
import { randomChanges } from './support/random-changes.ts'
import { spoilKept, wronglyKept } from './support/recounted.ts'
import { answerCounts, tell, unexpectedAnswers } from './support/report.ts'

const CLIENTS = 16
/** Made, and refused because of what another client did, or because the question has another type by now. */
const EXPECTED = ['200', '201', '404', '409', '422']

it('keeps what follows from questions as a plain recount has it, whatever many people change at once', async () => {
  const app = await newInstallation()
  const changes = await randomChanges(app, chanceFor('recount'))
  const answers = new Map<string, number>()
  const many = sizeOf('recountedChanges')
  let sent = 0
  const client = async () => {
    while (sent < many) {
      sent += 1
      const change = changes.next()
      const answer = await send(app.origin, app.token, change)
      changes.learn(change, answer)
      const name = String(answer.status)
      answers.set(name, (answers.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))

  const database = await databaseIn(app.data)
  const db = connect(database.address, { limits: 'migration', pool: 1 })
  const wrong = Object.entries(await wronglyKept(db))
  await spoilKept(db)
  const spoilt = Object.entries(await wronglyKept(db))
  await db.destroy()
  await database.tidy()
  await app.remove()
  tell({
    part: 'T28',
    title: 'Many people change a few questions at random',
    sizes: { recountedChanges: many },
    held: {
      ...Object.fromEntries(wrong.map(([what, count]) => [what, pair(count, 0)])),
      'other answers': [unexpectedAnswers(answers, EXPECTED), ''],
    },
    controls: Object.fromEntries(spoilt.map(([what, count]) => [`${what}, spoilt by SQL`, pair(count > 0, true)])),
    seen: { answers: answerCounts(answers) },
  })
})

const pair = (was: unknown, must: unknown): [unknown, unknown] => [was, must]
