import { LEVEL, type Route } from '@bank/contract'
import { it } from 'vitest'
import { expectOurs } from '../packages/server/test/contract/expect-ours.ts'
import { fingerprint } from '../packages/server/test/contract/fingerprint.ts'
import { routes } from '../packages/server/test/contract/routes.ts'
import { fillSampleWorld } from '../packages/server/test/contract/sample-world.ts'
import { oneValid } from '../packages/server/test/contract/valid-request.ts'
import { emptier } from '../packages/server/test/empty.ts'
import { FAILURES, type Failure, failingCalls } from '../packages/server/test/failing-calls.ts'
import { world } from '../packages/server/test/world.ts'
import { sizeOf } from './sizes.ts'
import { chanceFor } from './support/chance.ts'
import { tell } from './support/report.ts'

const { db, signIn } = await world({ rateLimits: false })
const empty = await emptier(db)
const chance = chanceFor('every call fails')
const calls = failingCalls()

/** Written outside of any change: that somebody was here, and that they failed. */
const MOVES_ANYWAY = ['session', 'throttle']

async function content() {
  const tables = Object.entries(await fingerprint(db))
  return Object.fromEntries(tables.filter(([name]) => !MOVES_ANYWAY.includes(name)))
}

it('leaves all or nothing behind whichever of its calls to the database fails, and works when it is tried again', async () => {
  const changes = routes.filter(([, { method }]) => method !== 'GET')
  const broken: string[] = []
  let failures = 0
  for (const [name, route] of changes) {
    for (const { kind, at } of await failuresOf(route)) {
      failures += 1
      const wrong = await tryOnce(route, kind, at)
      if (wrong) broken.push(`${name}, call ${at} ${kind}: ${wrong}`)
    }
  }
  calls.restore()
  tell({
    part: 'T13',
    title: 'Each call to the database of each change fails once',
    sizes: { failuresOfRoute: sizeOf('failuresOfRoute') },
    held: { 'changes that were not undone, hidden or done when tried again': [broken, []] },
    seen: { 'routes that change something': changes.length, failures },
  })
})

/** Every failure of every call that the route makes, or so many of them by chance. */
async function failuresOf(route: Route): Promise<{ kind: Failure; at: number }[]> {
  const { send } = await anew()
  const made = await calls.count(() => send(route, request(route)))
  const all = FAILURES.flatMap((kind) => Array.from({ length: made }, (_, index) => ({ kind, at: index + 1 })))
  const some = Math.min(all.length, sizeOf('failuresOfRoute'))
  return Array.from({ length: some }, () => all.splice(chance.below(all.length), 1)).flat()
}

async function tryOnce(route: Route, kind: Failure, at: number): Promise<string | undefined> {
  const { send } = await anew()
  const asked = request(route)
  const before = await content()
  const failed = await calls.failing(kind, at, () => send(route, asked))
  const after = await content()
  if (failed.statusCode >= 500) expectOurs(failed)
  const isDone = failed.statusCode < 300
  // what is lost on the way back of a commit is done, and said not to be
  const mayBeDone = isDone || kind === 'unheard'
  if (!mayBeDone && JSON.stringify(after) !== JSON.stringify(before)) return `left ${difference(before, after)}`
  if (!isDone && failed.statusCode !== 503 && failed.statusCode !== 500) return `answered ${failed.statusCode}`
  if (isDone) return undefined
  const again = await send(route, asked)
  const wasDone = JSON.stringify(after) !== JSON.stringify(before)
  const isFine = again.statusCode < 300 || (wasDone && again.statusCode < 500)
  return isFine ? undefined : `answered ${again.statusCode} when tried again: ${again.body}`
}

/** The sample world, and an admin who calls. */
async function anew() {
  await empty()
  await fillSampleWorld(db)
  return signIn(LEVEL.admin)
}

const request = (route: Route) => ({ ...oneValid(route), headers: { 'idempotency-key': crypto.randomUUID() } })

const difference = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((table) => before[table] !== after[table])
