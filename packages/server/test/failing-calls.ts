import { once } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'

/**
 * How a call to the database may fail: PostgreSQL refuses it, the connection breaks before the call is sent, or it
 * breaks after the call is done and before its result arrives.
 */
export const FAILURES = ['refused', 'cut', 'unheard'] as const
export type Failure = (typeof FAILURES)[number]

/** Replaces the driver's `query` in this process: counts the calls, and makes one of them fail. */
export function failingCalls() {
  const { query } = pg.Client.prototype
  let made = 0
  let failing: { kind: Failure; at: number } | undefined

  function ask(this: pg.Client, ...asked: unknown[]) {
    made += 1
    const { kind } = failing?.at === made ? failing : {}
    if (kind === undefined) return Reflect.apply(query, this, asked)
    if (kind === 'refused') return Promise.reject(Object.assign(new Error('refused on purpose'), { code: 'XX000' }))
    if (kind === 'cut') return cut(this).then(() => Reflect.apply(query, this, asked))
    return Promise.resolve(Reflect.apply(query, this, asked)).then(async () => {
      await cut(this)
      throw new Error('Connection terminated unexpectedly')
    })
  }
  pg.Client.prototype.query = ask as typeof query

  async function during<Result>(work: () => Promise<Result>, fails?: typeof failing) {
    made = 0
    failing = fails
    return work().finally(() => {
      failing = undefined
    })
  }
  return {
    /** The number of calls that `work` makes. */
    async count(work: () => Promise<unknown>): Promise<number> {
      await during(work)
      return made
    },
    /** Runs `work`, whose call number `at` to the database fails. */
    failing: <Result>(kind: Failure, at: number, work: () => Promise<Result>) => during(work, { kind, at }),
    restore() {
      pg.Client.prototype.query = query
    },
  }
}

async function cut(client: pg.Client) {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy()
  await once(connection.stream, 'close')
}
