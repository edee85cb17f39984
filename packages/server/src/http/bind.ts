import { ApiError, can, type Input, MAX_ID, type Route } from '@bank/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Db } from '../db/connect.ts'
import { findReply, type Ticket } from '../db/idempotency-keys.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Actor, Context, Handle, Handler, Handlers } from './handler.ts'
import { once, ticketOf } from './idempotency.ts'
import { inTime } from './in-time.ts'
import { readMultipart } from './multipart.ts'
import { parse } from './parse.ts'
import { type Patiences, patienceFor } from './patience.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

export interface Deps {
  db: Db
  actorOf: (request: FastifyRequest) => Promise<Actor | null>
  mayUpload: (actor: Actor) => Promise<void>
  patience?: Patiences | undefined
}

type Resources = Record<string, Record<string, Route>>
/** A resource without its handlers, or a handler of another shape, does not compile. */
export type Implementation<Contract extends Resources> = { [Name in keyof Contract]: Handlers<Contract[Name]> }

const JSON_BODY_LIMIT = 1024 * 1024

/**
 * Serves a contract. Access is asked before the body is read; then parsing, then slow preparation without the
 * database, then one transaction with its history around a change; the reply leaves stripped to the contract.
 */
export function bind<Contract extends Resources>(
  app: FastifyInstance,
  contract: Contract,
  handlers: Implementation<Contract>,
  deps: Deps,
) {
  app.decorateRequest('actor', null)
  for (const [resource, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      serve(app, route, handlers[resource]?.[name] as Handler<Route>, deps)
    }
  }
}

function serve(app: FastifyInstance, route: Route, handler: Handler<Route>, deps: Deps) {
  const { whole, answer } = patienceFor(route, deps.patience)
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.bodyLimit ?? JSON_BODY_LIMIT,
    handlerTimeout: whole,
    onRequest: async (request) => {
      request.actor = route.access === 'public' ? null : await deps.actorOf(request)
      if (can(request.actor?.level ?? null, route)) return
      throw new ApiError(request.actor ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    },
    handler: async (request, reply) => {
      const body = await bodyOf(route, request)
      const input = read(route, request, body)
      const actor = request.actor as Actor
      const context = { actor, address: request.ip, db: deps.db, mayUpload: () => deps.mayUpload(actor) }
      const ticket = ticketOf(route, request, body)
      const outcome =
        (ticket && (await findReply(deps.db, ticket))) ??
        (await inTime(answer, (late) => run(route, handler, input, context, { change: request.id, ticket, late })))
      if (outcome instanceof ApiError) throw outcome
      return reply.status(route.status ?? 200).send(outcome)
    },
  })
}

async function bodyOf(route: Route, request: FastifyRequest): Promise<unknown> {
  if (route.bodyType === 'multipart') return readMultipart(request)
  if (route.body && request.isMultipart()) throw new ApiError('WRONG_TYPE')
  return request.body
}

function read(route: Route, request: FastifyRequest, body: unknown): Input<Route> {
  const input = {
    params: parse(route.params, request.params),
    query: parse(route.query, present(request.query)),
    body: parse(route.body, body),
  }
  const { id } = (input.params ?? {}) as { id?: number }
  if (id !== undefined && id > MAX_ID) throw new ApiError('NOT_FOUND')
  return input as Input<Route>
}

/** An empty parameter counts as missing, but for `limit`, where it asks for all; of a repeated one the last counts. */
function present(query: unknown) {
  const entries = Object.entries(query as Record<string, string | string[]>)
    .map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const)
    .filter(([name, value]) => value !== '' || name === 'limit')
  return Object.fromEntries(entries)
}

/** The reply, stripped to the contract, or a refusal that was remembered. */
async function run(
  route: Route,
  handler: Handler<Route>,
  input: Input<Route>,
  context: Context<Route>,
  { change, ticket, late }: { change: string; ticket: Ticket | null; late: AbortSignal },
): Promise<object> {
  const handle: Handle<Route> = 'prepare' in handler ? await prepared(handler.prepare(input, context)) : handler
  const answer = async (db: Db): Promise<object> => {
    const outcome = await handle(input, { ...context, db })
    return outcome instanceof ApiError ? outcome : (route.response as z.ZodType<object>).parse(outcome)
  }
  if (route.method === 'GET') return answer(context.db)
  return inTransaction(context.db, { actor: context.actor?.id ?? null, change }, async (db) => {
    const outcome = await (ticket ? once(db, ticket, () => answer(db)) : answer(db))
    late.throwIfAborted() // who was told that it failed must not find it done
    return outcome
  })
}

async function prepared(
  ready: Promise<(context: Context<Route>) => ReturnType<Handle<Route>>>,
): Promise<Handle<Route>> {
  const act = await ready
  return (_, context) => act(context)
}
