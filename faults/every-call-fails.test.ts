import { isRead, LEVEL, type Route } from '@bank/contract'
import { it } from 'vitest'
import { expectOurs } from '../packages/server/test/contract/expect-ours.ts'
import { prepareCaller, WITH_PASSKEYS } from '../packages/server/test/contract/factor-caller.ts'
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

const { db, signIn } = await world({ rateLimits: false, ...WITH_PASSKEYS })
const empty = await emptier(db)
const chance = chanceFor('every call fails')
const calls = failingCalls()

/** Tables written outside the transaction of a change: use of the session, failed attempts, and files while they arrive. */
const MOVES_ANYWAY = ['session', 'throttle', 'import_file']

async function content() {
  const tables = Object.entries(await fingerprint(db))
  return Object.fromEntries(tables.filter(([name]) => !MOVES_ANYWAY.includes(name)))
}

it('leaves all or nothing behind whichever of its calls to the database fails, and works when it is tried again', async () => {
  const changes = routes.filter(([, route]) => !isRead(route))
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

/** Every kind of failure at every database call of the route, or a random sample of them. */
async function failuresOf(route: Route): Promise<{ kind: Failure; at: number }[]> {
  const { send } = await newWorld(route)
  const made = await calls.count(() => send(route, request(route)))
  const all = FAILURES.flatMap((kind) => Array.from({ length: made }, (_, index) => ({ kind, at: index + 1 })))
  const some = Math.min(all.length, sizeOf('failuresOfRoute'))
  return Array.from({ length: some }, () => all.splice(chance.below(all.length), 1)).flat()
}

async function tryOnce(route: Route, kind: Failure, at: number): Promise<string | undefined> {
  const { send } = await newWorld(route)
  const asked = request(route)
  const before = await content()
  const failed = await calls.failing(kind, at, () => send(route, asked))
  const after = await content()
  if (failed.statusCode >= 500) expectOurs(failed)
  const isDone = failed.statusCode < 300
  // when only the reply to a commit is lost, the change is stored although the client gets an error
  const mayBeDone = isDone || kind === 'unheard'
  if (!mayBeDone && JSON.stringify(after) !== JSON.stringify(before)) return `left ${difference(before, after)}`
  if (!isDone && failed.statusCode !== 503 && failed.statusCode !== 500) return `answered ${failed.statusCode}`
  if (isDone) return undefined
  const again = await send(route, asked)
  const wasDone = JSON.stringify(after) !== JSON.stringify(before)
  const isFine = again.statusCode < 300 || (wasDone && again.statusCode < 500)
  return isFine ? undefined : `answered ${again.statusCode} when tried again: ${again.body}`
}

/** Empties the database, fills in the sample rows, and signs in an admin who can make this call. */
async function newWorld(route: Route) {
  await empty()
  await fillSampleWorld(db)
  const admin = await signIn(LEVEL.admin)
  await prepareCaller(db, route, admin.id)
  return admin
}

const request = (route: Route) => ({ ...oneValid(route), headers: { 'idempotency-key': crypto.randomUUID() } })

const difference = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((table) => before[table] !== after[table])
