import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { ask, startHonest } from './support/honest.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { tell, timesOf } from './support/report.ts'
import { memoryBack, resourcesOf, watchMemory } from './support/resources.ts'
import { openMany, reads, readsNothing, trickles } from './support/sockets.ts'

const HALF_A_HEAD = 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '
const WHOLE = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
/** More response data than all buffers between client and server can hold. */
const MANY_ANSWERS = 'GET /docs/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100)
const A_NEW_CLASS = (token: string) =>
  `POST /v1/class HTTP/1.1\r\nHost: a\r\ntoken: ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
/** The server's longest timeout for slow clients, plus some time to notice that it has closed the connection. */
const LONGEST_MS = 90_000

it('serves the others while clients send or read slowly, and cuts these', async () => {
  const app = await newInstallation()
  const honest = await startHonest(app)
  await settle(app)
  const before = await resourcesOf(app.pid())
  const memory = watchMemory(app.pid())
  const slow = sizeOf('slowClients')
  const from = performance.now()
  const kinds = {
    'sends half a head': await openMany(app.origin, slow, HALF_A_HEAD, reads),
    'sends a byte a second': await openMany(app.origin, slow / 5, A_NEW_CLASS(app.token), trickles),
  }
  const deaf = await openMany(app.origin, slow, MANY_ANSWERS, readsNothing)
  const left = () => Object.values(kinds).reduce((sum, { open }) => sum + open(), 0)
  await expect.poll(left, { timeout: LONGEST_MS, interval: 500 }).toBe(0)
  const cutAfter = performance.now() - from
  await expect
    .poll(async () => (await resourcesOf(app.pid())).files <= before.files + 10, { timeout: LONGEST_MS, interval: 500 })
    .toBe(true)
  const backAfter = performance.now() - from
  deaf.close()
  const { files } = await resourcesOf(app.pid())
  const highest = await memory.stop()
  const after = await memoryBack(app.pid(), before.megabytes)
  const { times, failed } = await honest.stop()
  await app.remove()

  tell({
    part: 'T8',
    title: 'Clients that send or read slowly',
    sizes: { slowClients: slow },
    held: {
      'slow clients that were not cut': [left(), 0],
      'open files more than before, in the end (10 may come and go)': [files > before.files + 10, false],
      'more than 400 MB of memory': [highest > 400, false],
      'memory after 60 s is more than 10 % above that before': [!after.isBack, false],
      'calls of others that failed': [failed, 0],
    },
    seen: {
      'calls of others': timesOf(times),
      'who sends slowly was cut after': `${(cutAfter / 1000).toFixed(0)} s`,
      'who never reads was cut after': `${(backAfter / 1000).toFixed(0)} s`,
      'memory before, highest, after': `${before.megabytes}, ${highest}, ${after.megabytes} MB`,
    },
  })
})

it('serves who was there while thousands of connections come, and newcomers again afterwards', async () => {
  const app = await newInstallation()
  const honest = await startHonest(app)
  await settle(app)
  const before = await resourcesOf(app.pid())
  const memory = watchMemory(app.pid())
  const half = sizeOf('connections') / 2
  const heads = await openMany(app.origin, half, HALF_A_HEAD, reads)
  const idle = await openMany(app.origin, half, WHOLE, reads)
  const open = heads.open() + idle.open()
  const from = performance.now()
  await expect.poll(() => newcomer(app), { timeout: LONGEST_MS, interval: 500 }).toBe(200)
  const letIn = performance.now() - from
  heads.close()
  idle.close()
  await expect
    .poll(async () => (await resourcesOf(app.pid())).files <= before.files + 10, { timeout: LONGEST_MS })
    .toBe(true)
  const highest = await memory.stop()
  const after = await memoryBack(app.pid(), before.megabytes)
  const { times, failed } = await honest.stop()
  await app.remove()

  tell({
    part: 'T9',
    title: 'Thousands of connections at once',
    sizes: { connections: half * 2 },
    held: {
      'calls of who was there that failed': [failed, 0],
      'more than 400 MB of memory': [highest > 400, false],
      'memory after 60 s is more than 10 % above that before': [!after.isBack, false],
    },
    seen: {
      'calls of who was there': timesOf(times),
      'connections held of those that came': open,
      'a newcomer was let in after': `${(letIn / 1000).toFixed(0)} s`,
      'memory before, highest, after': `${before.megabytes}, ${highest}, ${after.megabytes} MB`,
    },
  })
})

const newcomer = ({ origin }: Installation) => ask(`${origin}/healthz`, {})

/** What it loads at the first use counts as used before. */
async function settle({ origin }: Installation) {
  for (let call = 0; call < 200; call += 1) await ask(`${origin}/docs/openapi.json`, {})
  await wait(500)
}
