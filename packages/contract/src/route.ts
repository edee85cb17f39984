import type * as z from 'zod'
import type { Access } from './access.ts'

/** What the contract's types need of a zod schema; the whole `z.ZodType` costs the compiler nine times as many types. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** One endpoint: all that the server, the web app and the OpenAPI document need to know of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** JSON unless told. */
  readonly bodyType?: 'multipart'
  /** Bytes; 1 MiB unless told. */
  readonly bodyLimit?: number
  /** 200 unless told. */
  readonly status?: 201
  readonly response: Schema
}

/** Calls that carry an image (decisions 1). */
export const IMAGE_BODY_LIMIT = 8 * 1024 * 1024

/** Types a route literally. Returns its argument untouched. */
export const route = <const R extends Route>(definition: R): R => definition

type Part<R, Key extends string> = R extends { readonly [K in Key]: infer S extends Schema } ? S : never

/** What a handler receives: every part parsed, absent parts undefined. */
export interface Input<R extends Route> {
  params: [Part<R, 'params'>] extends [never] ? undefined : z.output<Part<R, 'params'>>
  query: [Part<R, 'query'>] extends [never] ? undefined : z.output<Part<R, 'query'>>
  body: [Part<R, 'body'>] extends [never] ? undefined : z.output<Part<R, 'body'>>
}

/** What a caller sends: just the parts that the route declares. */
export type Request<R extends Route> = ([Part<R, 'params'>] extends [never]
  ? unknown
  : { params: z.input<Part<R, 'params'>> }) &
  ([Part<R, 'query'>] extends [never] ? unknown : { query: z.input<Part<R, 'query'>> }) &
  ([Part<R, 'body'>] extends [never] ? unknown : { body: z.input<Part<R, 'body'>> })

export type Reply<R extends Route> = z.output<R['response']>
