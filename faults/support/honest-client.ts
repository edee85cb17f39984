import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Times in milliseconds, each of a client with one connection. */
export interface Seen {
  times: number[]
  failed: number
  /** Of a call that takes neither work nor database: so long this machine makes every call wait. */
  floor: number[]
}

const [origin, token] = process.argv.slice(2)
const seen: Seen = { times: [], failed: 0, floor: [] }
let isOver = false

const statusOf = (path: string, agent: Agent) =>
  new Promise<number>((done) => {
    get(`${origin}${path}`, { headers: { token }, agent }, (answer) =>
      answer.resume().on('end', () => done(answer.statusCode ?? 0)),
    ).on('error', () => done(0))
  })

async function call(path: string, agent: Agent) {
  const from = performance.now()
  if ((await statusOf(path, agent)) !== 200) seen.failed += 1
  return performance.now() - from
}

/** Opens the connection with a call that is not counted; the returned function goes on until the test stops it. */
async function newClient(path: string, times: number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await call(path, agent)
  return async () => {
    while (!isOver) {
      times.push(await call(path, agent))
      await wait(50)
    }
    agent.destroy()
  }
}

const clients = await Promise.all([newClient('/v1/class?limit=1', seen.times), newClient('/healthz', seen.floor)])
process.once('message', () => {
  isOver = true
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
await Promise.all(clients.map((work) => work()))
process.send?.(seen, () => process.exit())
