import type { ApiError, Input, Level, Route, Schema } from '@bank/contract'
import type * as z from 'zod'
import type { Db } from '../db/connect.ts'

export interface Actor {
  id: number
  name: string
  level: Level
  /** Which session this request belongs to. */
  session: Buffer
}

/** Who asks: on public routes nobody is signed in. */
interface Asker<R extends Route> {
  actor: R['access'] extends 'public' ? null : Actor
  /** The client's address as the server sees it (a trusted proxy's word, if one is configured). */
  address: string
}

/** What a handler may use: inside a change `db` is the transaction, and the only way to the database. */
export interface Context<R extends Route> extends Asker<R> {
  db: Db
  /** Asked before a picture is decoded: throws TOO_MANY when the actor has uploaded a full share. */
  mayUpload: () => Promise<void>
}

/** The reply before it is stripped to the contract, or a refusal that must be remembered: it commits, then is thrown. */
type Outcome<Response extends Schema> = Promise<z.input<Response> | ApiError>

export type Handle<R extends Route> = (input: Input<R>, context: Context<R>) => Outcome<R['response']>

/** Slow work first, outside any transaction (hashing, decoding, sanitising); what it returns runs inside. */
export interface PreparedHandler<R extends Route> {
  prepare: (input: Input<R>, context: Context<R>) => Promise<(context: Context<R>) => Outcome<R['response']>>
}

export type Handler<R extends Route> = Handle<R> | PreparedHandler<R>
export type Handlers<Routes extends Record<string, Route>> = { [Name in keyof Routes]: Handler<Routes[Name]> }
