import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const ASKED_EVERY_MS = 500

/** A balancer as docs/operations.md wants one: it asks `/readyz`, and sends nobody to who answers 503. */
export async function startBalancer(origins: string[]) {
  const agent = new Agent({ keepAlive: true })
  let ready = new Set(origins)
  let turn = 0
  const asking = setInterval(async () => {
    const answers = await Promise.all(origins.map(isReady))
    ready = new Set(origins.filter((_, at) => answers[at]))
  }, ASKED_EVERY_MS)

  const server = createServer((asked, answer) => pass(asked, answer, next()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function next() {
    turn += 1
    const some = origins.filter((origin) => ready.has(origin))
    return some[turn % some.length]
  }

  function pass(asked: IncomingMessage, answer: ServerResponse, origin: string | undefined) {
    const fail = () => answer.writeHead(502).end()
    if (origin === undefined) return fail()
    const { method, headers, url = '/' } = asked
    const onward = request(new URL(url, origin), { method, headers, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', fail)
    asked.pipe(onward)
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(asking)
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
