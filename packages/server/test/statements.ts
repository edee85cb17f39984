import type pg from 'pg'
import { type AppOptions, buildApp } from '../src/app.ts'
import type { DatabaseAddress } from '../src/db/address.ts'
import type { Db } from '../src/db/connect.ts'
import { onOneConnection } from '../src/db/one-connection.ts'

/** One statement as it was sent, with its result. */
export interface Statement {
  text: string
  values: unknown[]
  rows: Record<string, unknown>[]
}

export interface Listening {
  db: Db
  client: pg.Client
  /** Sends one request to the app and returns every statement that it sent to the database, in order. */
  statementsOf(request: ApiRequest): Promise<Statement[]>
}

interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  token: string
  body?: object | undefined
}

/** Runs `work` with the app over a single connection whose statements are recorded. */
export async function listening<Result>(
  address: DatabaseAddress,
  work: (with_: Listening) => Promise<Result>,
  options: Partial<AppOptions> = {},
): Promise<Result> {
  return onOneConnection(address, async (client, db) => {
    const heard: Statement[] = []
    const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<Pick<Statement, 'rows'>>
    Object.assign(client, {
      query: async (text: unknown, values: unknown[] = []) => {
        const result = await query(text, values)
        if (typeof text === 'string') heard.push({ text, values, rows: result.rows })
        return result
      },
    })
    const app = await buildApp({ ...options, db })
    const statementsOf = async ({ token, body, ...request }: ApiRequest) => {
      // a session that was not used for a minute costs a statement more: on a busy machine that was every one
      await db.updateTable('session').set({ last_used_at: new Date() }).execute()
      heard.length = 0
      const headers = { authorization: `Bearer ${token}` }
      const reply = await app.inject({ ...request, headers, ...(body ? { payload: body } : {}) })
      if (reply.statusCode >= 300)
        throw new Error(`${request.method} ${request.url}: ${reply.statusCode} ${reply.body}`)
      return [...heard]
    }
    const result = await work({ db, client, statementsOf })
    await app.close()
    return result
  })
}
