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

/** A server on a real database that is emptied before each test. Call it once per file, at the top level. */
export async function world(options: Partial<AppOptions> = {}) {
  const db = await workerDatabase()
  const app = await buildApp({ ...options, db })
  beforeEach(await emptier(db))
  afterAll(() => {
    const closed = app.close()
    // an idle connection of a browser would keep `close` waiting
    app.server.closeAllConnections()
    return closed
  })

  /** Makes an account, signs it in, and returns functions that call the API with its token. */
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

  /** Functions that call the API with a token, or without one. */
  function caller(token?: string) {
    /** Sends a request whose parts may all be wrong, and returns the raw response. */
    const send = async (route: Route, parts: Parts = {}) => {
      const response = await app.inject(await requestOf(route, parts, token))
      if (route.replyType === 'file' && response.statusCode < 300) noteCall(route)
      return response
    }

    /** Returns the reply of a call or throws a Refusal. A route counts as tested after one success here, a file after one above. */
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
