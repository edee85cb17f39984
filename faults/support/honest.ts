import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Seen } from './honest-client.ts'
import type { Installation } from './product.ts'

const CLIENT = fileURLToPath(new URL('./honest-client.ts', import.meta.url))

/**
 * Normal clients that read all the time, in a process of their own, so that what the test itself does delays no call.
 * Resolves after their first calls. `stop` gives what they have seen.
 */
export async function startHonest({ origin, token }: Installation) {
  const client = fork(CLIENT, [origin, token], { execArgv: ['--import', 'tsx'] })
  await once(client, 'message')
  return {
    async stop(): Promise<Seen> {
      client.send('stop')
      const [seen] = await once(client, 'message')
      return seen
    },
  }
}

/** The status of a GET over a connection of its own; 0 when there was no answer. */
export const ask = (url: string, headers: Record<string, string>, localAddress?: string) =>
  new Promise<number>((done) => {
    get(url, { headers, agent: false, ...(localAddress && { localAddress }) }, (answer) =>
      answer.resume().on('end', () => done(answer.statusCode ?? 0)),
    ).on('error', () => done(0))
  })
