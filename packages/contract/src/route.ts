import type * as z from 'zod'
import type { Access } from './access.ts'

/** The part of a zod schema that the contract's types use: `z.ZodType` costs the compiler nine times as many types. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** One endpoint: all that the server, the web app and the OpenAPI document need to know of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  readonly summary: string
  /** A call that a screen repeats by itself: it does not count as use of the session, which so still ends when idle. */
  readonly background?: true
  /**
   * Whether a session may call it before its account has the second factor that REQUIRE_SECOND_FACTOR asks for: always, or
   * where `:id` is its own account. The default is never.
   */
  readonly beforeFactor?: 'always' | 'own'
  /** A password or a made-up secret is sent or answered: nothing of the call is kept, so its key repeats nothing. */
  readonly isSecret?: true
  /** It is sent as POST because what it asks about is large: nothing is changed or kept, so its key repeats nothing. */
  readonly onlyReads?: true
  /** It reads much, so an account has few of these at once, as of those that are sent as POST. */
  readonly readsMuch?: true
  /** It changes up to thousands of rows in one transaction, and so may take long. */
  readonly changesMany?: true
  /** It ends sessions, so it waits for no other change of its account: a stranger may have one of them. */
  readonly endsSessions?: true
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The default is JSON. `upload`: a form whose file is stored while it arrives. */
  readonly bodyType?: 'multipart' | 'upload'
  /** In bytes; the default is 1 MiB. */
  readonly bodyLimit?: number
  /** The default is 200. */
  readonly status?: 201
  /** The default is JSON. */
  readonly replyType?: 'file'
  readonly response: Schema
}

/** The body limit of routes that take an image (decisions 1). */
export const IMAGE_BODY_LIMIT = 8 * 1024 * 1024

/** Whether a call leaves everything as it is. */
export const isRead = ({ method, onlyReads }: Pick<Route, 'method' | 'onlyReads'>): boolean =>
  method === 'GET' || onlyReads === true

/** Gives a route its literal type. Returns its argument unchanged. */
export const route = <const R extends Route>(definition: R): R => definition

type Part<R, Key extends string> = R extends { readonly [K in Key]: infer S extends Schema } ? S : never

/** What a handler receives: every part parsed; a part that the route does not declare is undefined. */
export interface Input<R extends Route> {
  params: [Part<R, 'params'>] extends [never] ? undefined : z.output<Part<R, 'params'>>
  query: [Part<R, 'query'>] extends [never] ? undefined : z.output<Part<R, 'query'>>
  body: [Part<R, 'body'>] extends [never] ? undefined : z.output<Part<R, 'body'>>
}

/** What a caller sends: only the parts that the route declares. */
export type Request<R extends Route> = ([Part<R, 'params'>] extends [never]
  ? unknown
  : { params: z.input<Part<R, 'params'>> }) &
  ([Part<R, 'query'>] extends [never] ? unknown : { query: z.input<Part<R, 'query'>> }) &
  ([Part<R, 'body'>] extends [never] ? unknown : { body: z.input<Part<R, 'body'>> })

export type Reply<R extends Route> = z.output<R['response']>
