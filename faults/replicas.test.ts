import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ADMIN } from '../e2e/support/product.ts'
import { isLate, sizeOf } from './sizes.ts'
import { startBalancer } from './support/balancer.ts'
import { send } from './support/caller.ts'
import { heldIn, inspect } from './support/inspect.ts'
import { newPostgres, type Postgres } from './support/postgres.ts'
import { newInstallation, newServer } from './support/product.ts'
import { answerCounts, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { signIn } from './support/world.ts'
import { startWriters } from './support/writers.ts'

/** Longer than it takes to send a request to the other replica. */
const LONG_DELAY_S = 8
const TIL_SEEN_MS = 2_000

it('fails nobody while one replica after the other is started anew, and both know the same', async () => {
  const postgres = await newPostgres()
  const one = await newInstallation({ DATABASE_URL: postgres.url })
  const two = await newServer({ DATABASE_URL: postgres.url })
  await two.start()
  const throttled = await throttledOnBoth(postgres)
  const signedOut = await signedOutOnBoth(one.origin, two.origin)

  const balancer = await startBalancer([one.origin, two.origin])
  const writers = startWriters({ ...one, origin: balancer.origin }, 4)
  const away: number[] = []
  while (away.length < sizeOf('rollovers') && !isLate()) {
    await writers.more(20)
    const replica = away.length % 2 === 0 ? one : two
    const from = performance.now()
    await replica.end('SIGTERM')
    await replica.start()
    away.push(performance.now() - from)
    await wait(TIL_SEEN_MS)
  }
  await writers.pause()
  const { findings } = await inspect(postgres.address, writers.ledger)
  await writers.stop()
  await balancer.stop()
  await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')])
  await one.remove()
  await postgres.remove()

  tell({
    part: 'T15',
    title: 'Two replicas are started anew in turn under load',
    sizes: { rollovers: away.length },
    held: {
      ...heldIn(findings),
      'answers other than 200 and 201': [unexpectedAnswers(writers.answers, ['200', '201']), ''],
      'why the balancer gave none': [balancer.failures, []],
      'signed out on one: before and after on the other': [signedOut, [200, 401]],
      'told to wait on one: on the other': [throttled, 429],
    },
    seen: {
      'acknowledged changes': writers.kept(),
      answers: answerCounts(writers.answers),
      'a replica was away for': timesOf(away),
    },
  })
})

/** The second replica's status for a token, before and after a logout on the first replica. */
async function signedOutOnBoth(one: string, two: string) {
  const token = await signIn(one)
  const ask = () => fetch(`${two}/v1/class`, { headers: { token } }).then(({ status }) => status)
  const before = await ask()
  await send(one, token, { method: 'POST', path: '/v1/logout' })
  return [before, await ask()]
}

/** The second replica's answer to a client that has just got a long delay for wrong passwords from the first. */
async function throttledOnBoth({ url }: Postgres) {
  const strict = { DATABASE_URL: url, RATE_LIMITS: 'on' }
  const [one, two] = [await newServer(strict), await newServer(strict)]
  await Promise.all([one.start(), two.start()])
  const guess = ({ origin }: typeof one) =>
    send(origin, '', { method: 'POST', path: '/v1/login', body: { ac_email: ADMIN.email, ac_password: 'salah semua' } })
  let delay = 0
  while (delay < LONG_DELAY_S) {
    const { status, retryAfter } = await guess(one)
    expect([401, 429]).toContain(status)
    delay = Number(retryAfter ?? 0)
    if (status === 429 && delay < LONG_DELAY_S) await wait(delay * 1000)
  }
  const { status } = await guess(two)
  await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')])
  return status
}
