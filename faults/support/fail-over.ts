import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { isLate, sizeOf } from '../sizes.ts'
import { chanceFor } from './chance.ts'
import type { Debian } from './debian-packages.ts'
import { FINE, type Findings, heldIn, inspect } from './inspect.ts'
import { newPatroni } from './patroni.ts'
import { type Node, TTL } from './patroni-node.ts'
import { newInstallation } from './product.ts'
import { type Held, unexpectedAnswers } from './report.ts'
import { startWriters, type Writers } from './writers.ts'

/** What a fail-over promises: the time to notice that the leader is silent, and that to make another one. */
const LONGEST_PAUSE = TTL + 10
const LONGEST_MS = 150_000

/** Harms the leader for the `round`th time; resolves when it is as before, or on its way to it. */
export type Strike = (leader: Node, saved: () => Promise<void>, round: number) => Promise<void>

/** Strikes the leader of a cluster while people save, `times` over or until `isEnough`; what is in the database after each. */
export async function failOver(debian: Debian, times: number, strike: Strike, isEnough = (_: Findings) => false) {
  const chance = chanceFor('fail-over')
  const patroni = await newPatroni(debian)
  try {
    const one = await newInstallation({ DATABASE_URL: patroni.url })
    const writers = startWriters(one)
    const saved = () => savedMore(writers)
    const pauses: number[] = []
    const findings = structuredClone(FINE)

    while (pauses.length < times && !isLate() && !isEnough(findings)) {
      await patroni.untilWhole()
      await saved()
      await wait(chance.below(1_000))
      const leader = await patroni.leader()
      pauses.push(await longestPause(writers, strike(leader, saved, pauses.length)))
      await patroni.untilJoined()
      await saved()
      await writers.pause()
      add(findings, (await inspect({ url: patroni.url }, writers.newlyTouched())).findings)
      writers.resume()
    }
    await writers.stop()
    await one.remove()
    return { findings, pauses, answers: writers.answers, kept: writers.kept(), versions: patroni.versions }
  } finally {
    await patroni.remove()
  }
}

async function savedMore(writers: Writers) {
  const goal = writers.kept() + sizeOf('savesBeforeKill')
  await expect.poll(writers.kept, { timeout: LONGEST_MS }).toBeGreaterThanOrEqual(goal)
}

/** The longest time without an acknowledged change, in milliseconds. */
async function longestPause(writers: Writers, done: Promise<void>) {
  let [longest, kept, last, isDone] = [0, writers.kept(), performance.now(), false]
  const ended = done.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await wait(20)
    const now = performance.now()
    longest = Math.max(longest, now - last)
    if (writers.kept() !== kept) [kept, last] = [writers.kept(), now]
  }
  await ended
  return longest
}

function add(all: Findings, some: Findings) {
  for (const kind of Object.keys(all) as (keyof Findings)[]) all[kind].push(...some[kind])
}

type FailedOver = Awaited<ReturnType<typeof failOver>>

/** What must hold however the leader was struck. */
export const heldByFailOver = ({ findings, answers, pauses }: FailedOver): Held => ({
  ...heldIn(findings),
  'answers other than 200, 201 and ours of 503 with Retry-After': [
    unexpectedAnswers(answers, ['200', '201', 'gone already', '503']),
    '',
  ],
  [`pauses longer than ${LONGEST_PAUSE} s (ttl ${TTL} s)`]: [
    pauses.filter((ms) => ms > LONGEST_PAUSE * 1000).length,
    0,
  ],
})
