import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A moment of a request: it has come and is not passed on yet, or its answer is there and not given yet. */
export type Moment = `${'GET' | 'PUT' | 'DELETE'} ${'asked' | 'answered'}`

const LONGEST_MS = 60_000

/** Passes requests on to an HTTP server as they are, and can do something at a moment of one whose path is of this kind. */
export async function newRelay(endpoint: string, kind: RegExp) {
  let waiting: { moment: Moment; act: () => unknown } | undefined
  async function meet(moment: string, path = '') {
    if (waiting?.moment !== moment || !kind.test(path)) return
    const { act } = waiting
    waiting = undefined
    await act()
  }
  async function pass(near: IncomingMessage, reply: ServerResponse) {
    const body = Buffer.concat(await near.toArray())
    await meet(`${near.method} asked`, near.url)
    if (near.socket.destroyed) return
    const far = ask(new URL(near.url ?? '', endpoint), { method: near.method, headers: near.headers })
    far.end(body)
    const [answer] = (await once(far, 'response')) as [IncomingMessage]
    const bytes = Buffer.concat(await answer.toArray())
    await meet(`${near.method} answered`, near.url)
    reply.writeHead(answer.statusCode ?? 0, answer.headers).end(bytes)
  }
  // who asked may be killed before it has sent all
  const server = createServer((near, reply) => void pass(near, reply).catch(() => reply.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when the next such moment has come and `act` is done. */
    at: (moment: Moment, act: () => unknown) =>
      new Promise<void>((done, fail) => {
        const late = setTimeout(() => fail(new Error(`no ${moment}`)), LONGEST_MS)
        waiting = {
          moment,
          async act() {
            clearTimeout(late)
            await act()
            done()
          },
        }
      }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
