import { setTimeout as wait } from 'node:timers/promises'
import { it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { type Chance, chanceFor } from './support/chance.ts'
import { held } from './support/held.ts'
import { databaseIn, heldIn, inspect } from './support/inspect.ts'
import { fillBank } from './support/large-bank.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answersBut, answersIn, tell, timesOf } from './support/report.ts'
import { startWriters } from './support/writers.ts'

const READERS = 4
const PAGES = 200
/** After this share of the time it is warm: what grows from there on is growth. */
const WARM = 0.25

it('goes on reading and writing for long with the memory and the files it had', async () => {
  const app = await newInstallation()
  const { address, tidy } = await databaseIn(app.data)
  await fillBank(address, app.place, sizeOf('soakQuestions'), 0)
  const duration = sizeOf('soakMinutes') * 60_000
  const until = performance.now() + duration
  const writers = startWriters(app, 1)
  const times: number[] = []
  const reads = new Map<string, number>()
  const reading = Array.from({ length: READERS }, async (_, reader) => {
    const chance = chanceFor(`reader ${reader}`)
    while (performance.now() < until) await readPage(app, chance, times, reads)
  })
  await wait(duration * WARM)
  const warm = await held(app.pid())
  await Promise.all(reading)
  const end = await held(app.pid())
  await writers.pause()
  const { findings } = await inspect(address, writers.ledger)
  await writers.stop()
  await tidy()
  await app.remove()

  const hours = (duration * (1 - WARM)) / 3_600_000
  tell({
    part: 'T11',
    title: 'Reading and writing for long',
    sizes: { soakMinutes: sizeOf('soakMinutes'), soakQuestions: sizeOf('soakQuestions') },
    held: {
      ...heldIn(findings),
      'other answers to readers than 200': [answersBut(reads, ['200']), ''],
      'other answers to changes than 200 and 201': [answersBut(writers.answers, ['200', '201']), ''],
      'open files more than when warm (10 may come and go)': [end.files > warm.files + 10, false],
    },
    seen: {
      'answers to readers': answersIn(reads),
      'acknowledged changes': writers.kept(),
      'a page of questions': timesOf(times),
      'memory when warm and in the end': `${warm.megabytes} and ${end.megabytes} MB`,
      'growth over that time': `${((end.megabytes - warm.megabytes) / hours).toFixed(0)} MB/h (of ${(hours * 60).toFixed(1)} minutes)`,
    },
  })
})

async function readPage({ origin, token }: Installation, chance: Chance, times: number[], reads: Map<string, number>) {
  const from = performance.now()
  const answer = await fetch(`${origin}/v1/questionParent?page=${1 + chance.below(PAGES)}&limit=10`, {
    headers: { token },
  })
  await answer.arrayBuffer()
  times.push(performance.now() - from)
  const name = String(answer.status)
  reads.set(name, (reads.get(name) ?? 0) + 1)
}
