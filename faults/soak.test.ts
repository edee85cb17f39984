import { setTimeout as wait } from 'node:timers/promises'
import { it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { type Chance, chanceFor } from './support/chance.ts'
import { databaseIn, heldIn, inspect } from './support/inspect.ts'
import { fillBank } from './support/large-bank.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answerCounts, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { resourcesOf } from './support/resources.ts'
import { startWriters } from './support/writers.ts'

const READERS = 4
const PAGES = 200
/** A pause after each page, so that PostgreSQL and the machine are busy but not overloaded. */
const LOOK_MS = 20
const SAMPLE_MS = 5_000
/** In a shorter run, normal changes of the heap size are larger than the allowed growth. */
const LONG_MINUTES = 60
const MOST_GROWTH = 2
/** After this share of the time the process is warm: only growth from then on is measured. */
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
  const warm = await resourcesOf(app.pid())
  const sampling = sampledUntil(until, async () => (await resourcesOf(app.pid())).megabytes)
  await Promise.all(reading)
  const growth = slopeOf(await sampling)
  const end = await resourcesOf(app.pid())
  await writers.pause()
  const { findings } = await inspect(address, writers.ledger)
  await writers.stop()
  await tidy()
  await app.remove()

  tell({
    part: 'T11',
    title: 'Reading and writing for long',
    sizes: { soakMinutes: sizeOf('soakMinutes'), soakQuestions: sizeOf('soakQuestions') },
    held: {
      ...heldIn(findings),
      'other answers to readers than 200': [unexpectedAnswers(reads, ['200']), ''],
      'other answers to changes than 200 and 201': [unexpectedAnswers(writers.answers, ['200', '201']), ''],
      'open files more than when warm (10 may come and go)': [end.files > warm.files + 10, false],
      ...(sizeOf('soakMinutes') >= LONG_MINUTES && {
        'memory growing by more than 2 MB an hour': [growth > MOST_GROWTH, false] as [boolean, boolean],
      }),
    },
    seen: {
      'answers to readers': answerCounts(reads),
      'acknowledged changes': writers.kept(),
      'a page of questions': timesOf(times),
      'memory when warm and in the end': `${warm.megabytes} and ${end.megabytes} MB`,
      'growth over that time': `${growth.toFixed(1)} MB/h (the line through samples of ${((duration * (1 - WARM)) / 60_000).toFixed(1)} minutes)`,
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
  await wait(LOOK_MS)
}

interface Sample {
  hours: number
  value: number
}

async function sampledUntil(until: number, measure: () => Promise<number>): Promise<Sample[]> {
  const samples: Sample[] = []
  while (performance.now() < until) {
    samples.push({ hours: performance.now() / 3_600_000, value: await measure() })
    await wait(SAMPLE_MS)
  }
  return samples
}

/** The growth in an hour: the slope of a least-squares line. */
function slopeOf(samples: Sample[]) {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [hours, value] = [mean((one) => one.hours), mean((one) => one.value)]
  const together = mean((one) => (one.hours - hours) * (one.value - value))
  return together / mean((one) => (one.hours - hours) ** 2)
}
