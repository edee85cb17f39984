import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const ASKED_EVERY_MS = 500
/** A server is down after this many failed checks in a row: one failure may only mean that it is busy. */
const FAILS = 2

/** A load balancer as docs/operations.md requires: it polls `/readyz`, and sends no requests to a server that fails. */
export async function startBalancer(origins: string[]) {
  const agent = new Agent({ keepAlive: true })
  const failedAsks = new Map(origins.map((origin) => [origin, 0]))
  /** The reason for each 502 answer. */
  const failures: string[] = []
  let turn = 0
  let isOver = false
  async function watch(origin: string) {
    while (!isOver) {
      failedAsks.set(origin, (await isReady(origin)) ? 0 : (failedAsks.get(origin) ?? 0) + 1)
      await wait(ASKED_EVERY_MS)
    }
  }
  const watching = Promise.all(origins.map(watch))

  const server = createServer((asked, answer) => pass(asked, answer, next()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function next() {
    turn += 1
    const ready = origins.filter((origin) => (failedAsks.get(origin) ?? 0) < FAILS)
    return ready[turn % ready.length]
  }

  function pass(asked: IncomingMessage, answer: ServerResponse, origin: string | undefined) {
    const fail = (why: string) => {
      failures.push(why)
      answer.writeHead(502, { 'content-type': 'application/json' }).end('{}')
    }
    if (origin === undefined) return fail('nobody was ready')
    const { method, headers, url = '/' } = asked
    const onward = request(new URL(url, origin), { method, headers, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', ({ message }) => fail(message))
    asked.pipe(onward)
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    async stop() {
      isOver = true
      await watching
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
