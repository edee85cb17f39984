import {
  ApiError,
  type ErrorBody,
  errorBody,
  LEVEL,
  type Level,
  type Reply,
  type Request,
  type Route,
} from '@bank/contract'
import { afterAll, beforeEach } from 'vitest'
import { type AppOptions, buildApp } from '../src/app.ts'
import { openSession } from '../src/auth/session.repo.ts'
import { noteCall } from './called-routes.ts'
import { workerDatabase } from './database.ts'
import { emptier } from './empty.ts'
import { type Parts, requestOf } from './request.ts'

/** A call that was refused: the error that a client rebuilds, and the status that came with it. */
export class Refusal extends ApiError {
  constructor(
    readonly status: number,
    { code, ...details }: ErrorBody,
    retryAfter: unknown,
  ) {
    super(code, { ...details, retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter) })
  }
}

/** A server on a real database that is empty before each test. Ask for it once a file, at its top. */
export async function world(options: Partial<AppOptions> = {}) {
  const db = await workerDatabase()
  const app = await buildApp({ ...options, db })
  beforeEach(await emptier(db))
  afterAll(() => {
    const closed = app.close()
    // a browser's connection that never asked anything would keep the server waiting
    app.server.closeAllConnections()
    return closed
  })

  /** Signs in a new account and gives back its ways to call the API. */
  async function signIn(level: Level = LEVEL.teamContent) {
    const name = level === LEVEL.admin ? 'Admin' : 'Staf'
    const { id } = await db
      .insertInto('account')
      .values({ name, email: `${crypto.randomUUID()}@contoh.test`, level, is_active: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await openSession(db, id)
    return { id, token, ...caller(token) }
  }

  /** The ways to call the API with a token, or with none. */
  function caller(token?: string) {
    /** The bare answer to a call that may be wrong in every part. */
    const send = async (route: Route, parts: Parts = {}) => app.inject(await requestOf(route, parts, token))

    /** The reply of a call, or a Refusal. A route counts as tested when it succeeded here once. */
    async function call<R extends Route>(route: R, request: Request<R>): Promise<Reply<R>> {
      const response = await send(route, request as Parts)
      if (response.statusCode >= 300) {
        throw new Refusal(response.statusCode, errorBody.parse(response.json()), response.headers['retry-after'])
      }
      noteCall(route)
      return response.json()
    }
    return { call, send }
  }

  return { db, app, signIn, caller, stranger: caller() }
}
