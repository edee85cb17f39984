import { ApiError, can, type Input, MAX_ID, type Route } from '@bank/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { fewConnectionsOf } from '../../db/few-connections.ts'
import { findReply } from '../../db/idempotency-keys.ts'
import { RowsInTurns } from '../../db/rows-in-turns.ts'
import { cleaned } from '../../rich-text/worker/in-worker.ts'
import { addressOf } from '../protect/address-key.ts'
import { isLarge, UPLOAD_HELD } from '../protect/bodies-under-way.ts'
import { cleanBody, richPlaces } from './clean-body.ts'
import { FileAnswer, sendFile } from './file-answer.ts'
import type { Actor, Handler, Handlers } from './handler.ts'
import { ticketOf } from './idempotency.ts'
import { readMultipart, readUpload } from './multipart.ts'
import { parse } from './parse.ts'
import { inReadingTurn, runCall } from './run-call.ts'
import { sendInTurns } from './send-in-turns.ts'
import { type TimeLimits, timeLimitFor } from './time-limits.ts'
import { withTimeLimit } from './with-time-limit.ts'
import { JsonAnswer, jsonWriter } from './write-json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

export interface Deps {
  db: Db
  /** `background`: the call does not count as use of its session. */
  actorOf: (request: FastifyRequest, background: boolean) => Promise<Actor | null>
  /** Whether the account has yet to set up a second factor that this server asks for. */
  lacksFactor: (actor: Actor) => Promise<boolean>
  mayUpload: (actor: Actor) => Promise<void>
  /** Stores a file while it arrives; what it returns is the body's field. */
  keepFile: (file: MultipartFile, actor: Actor) => Promise<unknown>
  /** Deletes what was stored of forms that came to nothing. */
  forgetUntaken: (kept: unknown[]) => Promise<void>
  timeLimits?: TimeLimits | undefined
}

type Resources = Record<string, Record<string, Route>>
/** A missing or a wrong handler does not compile. */
export type Implementation<Contract extends Resources> = { [Name in keyof Contract]: Handlers<Contract[Name]> }

const JSON_BODY_LIMIT = 1024 * 1024
/** Anybody may call these, so little must do: the longest sign-in is some 1 kB. */
const PUBLIC_BODY_LIMIT = 16 * 1024

/**
 * Serves a contract. Access is checked before the body is read. Then come parsing, cleaning of rich texts, slow
 * preparation outside any transaction, and for a change one transaction with its history. The reply holds only the contract's fields.
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
  const { whole, answer } = timeLimitFor(route, deps.timeLimits)
  const texts = richPlaces(route.body)
  const write = lazyWriter(route)
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.bodyLimit ?? (route.access === 'public' ? PUBLIC_BODY_LIMIT : JSON_BODY_LIMIT),
    handlerTimeout: whole,
    config: { onlyReads: route.onlyReads, ...(route.bodyType === 'upload' && { heldBytes: UPLOAD_HELD }) },
    onRequest: async (request) => {
      request.actor = route.access === 'public' ? null : await deps.actorOf(request, route.background === true)
      assertMay(route, request.actor)
      if (request.actor && !opensBeforeFactor(route, request, request.actor) && (await deps.lacksFactor(request.actor)))
        throw new ApiError('FACTOR_REQUIRED')
    },
    handler: async (request, reply) => {
      if (route.bodyType !== 'upload') return answerTo(await bodyOf(route, request), request, reply)
      const kept: unknown[] = []
      try {
        return await answerTo(await uploadOf(request, deps, kept), request, reply)
      } finally {
        await deps.forgetUntaken(kept)
      }
    },
  })

  async function answerTo(body: unknown, request: FastifyRequest, reply: FastifyReply) {
    const input = read(route, request, body)
    const actor = request.actor as Actor
    const db = databaseFor(route, request, deps.db)
    const context = {
      actor,
      address: addressOf(request),
      agent: request.headers['user-agent'] ?? '',
      db,
      mayUpload: () => deps.mayUpload(actor),
    }
    const ticket = ticketOf(route, request, body)
    const outcome =
      (ticket && (await findReply(db, ticket))) ??
      (await withTimeLimit(answer, (late) => {
        const isLong = route.changesMany === true || isLarge(request)
        const run = async () => {
          await cleanBody(texts, input.body, (found) => cleaned(found, { account: request.actor?.id, gone: late }))
          return runCall(route, handler, { input, context, change: request.id, ticket, late, write, isLong })
        }
        return inReadingTurn(route, request.actor, run, late)
      }))
    if (outcome instanceof ApiError) throw outcome
    if (outcome instanceof RowsInTurns) return sendInTurns(request, reply, route.response as z.ZodType<object>, outcome)
    if (outcome instanceof FileAnswer) return sendFile(request, reply, outcome)
    reply.status(route.status ?? 200)
    if (!(outcome instanceof JsonAnswer)) return reply.send(outcome)
    return reply.header('content-type', 'application/json; charset=utf-8').send(outcome.json)
  }
}

/** Made at the first answer, so that a start makes none. */
function lazyWriter({ response }: Route) {
  let write: ((value: unknown) => string) | undefined
  return (value: unknown) => {
    write ??= jsonWriter(response as z.ZodType)
    return new JsonAnswer(write(value))
  }
}

/** Strangers may come in floods, and a large body takes long to write: neither may take all connections. */
function databaseFor(route: Route, request: FastifyRequest, db: Db) {
  if (route.access === 'public') return fewConnectionsOf(db, 'strangers')
  return isLarge(request) ? fewConnectionsOf(db, 'heavy') : db
}

function assertMay(route: Route, actor: Actor | null) {
  if (can(actor?.level ?? null, route)) return
  throw new ApiError(actor ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}

function opensBeforeFactor({ beforeFactor }: Route, { params }: FastifyRequest, actor: Actor): boolean {
  return beforeFactor === 'own' ? (params as { id?: string }).id === String(actor.id) : beforeFactor === 'always'
}

/** A form whose file is stored while it arrives; `kept` tells what was stored, also of a form that breaks later. */
const uploadOf = (request: FastifyRequest, deps: Deps, kept: unknown[]) =>
  readUpload(request, async (file) => {
    const stored = await deps.keepFile(file, request.actor as Actor)
    kept.push(stored)
    return stored
  })

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

/** An empty parameter counts as missing, except `limit`, where it asks for all rows. The last of repeated ones counts. */
function present(query: unknown) {
  const entries = Object.entries(query as Record<string, string | string[]>)
    .map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const)
    .filter(([name, value]) => value !== '' || name === 'limit')
  return Object.fromEntries(entries)
}
