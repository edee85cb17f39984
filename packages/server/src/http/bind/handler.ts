import type { ApiError, Input, Level, Route, Schema } from '@bank/contract'
import type * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import type { RowsInTurns } from '../../db/rows-in-turns.ts'

export interface Actor {
  id: number
  name: string
  level: Level
  /** Which session this request belongs to. */
  session: Buffer
}

/** The signed-in account; null on public routes. */
interface Asker<R extends Route> {
  actor: R['access'] extends 'public' ? null : Actor
  /** The client's address, from a trusted proxy if one is configured. */
  address: string
  /** What the client calls itself; empty when it says nothing. */
  agent: string
}

/** What a handler may use. In a change `db` is the transaction; there is no other way to the database. */
export interface Context<R extends Route> extends Asker<R> {
  db: Db
  /** Call it before decoding a picture: throws TOO_MANY when the actor may not upload more for now. */
  mayUpload: () => Promise<void>
}

type RowOf<Reply> = Reply extends { data: (infer Row)[] } ? Row : never

/** The reply, which may hold more than the contract's fields; a list that is sent in turns; or a refusal whose changes
 * are saved: the transaction commits, then the refusal is thrown. */
type Outcome<Response extends Schema> = Promise<z.input<Response> | RowsInTurns<RowOf<z.input<Response>>> | ApiError>

export type Handle<R extends Route> = (input: Input<R>, context: Context<R>) => Outcome<R['response']>

/** Slow work (hashing, decoding) outside the transaction; the function that it returns runs inside. */
export interface PreparedHandler<R extends Route> {
  prepare: (input: Input<R>, context: Context<R>) => Promise<(context: Context<R>) => Outcome<R['response']>>
}

export type Handler<R extends Route> = Handle<R> | PreparedHandler<R>
export type Handlers<Routes extends Record<string, Route>> = { [Name in keyof Routes]: Handler<Routes[Name]> }
