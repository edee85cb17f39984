import type { Route } from '@bank/contract'
import type { InjectOptions } from 'fastify'

/** The parts of a request, named as in the contract; every part may be wrong. */
export interface Parts {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** A route's request as Fastify injects it. */
export async function requestOf(route: Route, parts: Parts, token?: string): Promise<InjectOptions> {
  const { payload, type } = await payloadOf(route, parts.body)
  return {
    method: route.method,
    url: urlOf(route, parts),
    ...(payload === undefined ? {} : { payload }),
    headers: { ...(type && { 'content-type': type }), ...(token && { token }), ...parts.headers },
  }
}

/** An array in the query repeats its parameter; undefined leaves it out. */
function urlOf(route: Route, { params = {}, query = {} }: Parts) {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf((params as Record<string, unknown>)[name]).replace(/\p{Surrogate}/gu, '\ufffd')),
  )
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, textOf(one)]),
  )
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== 'undefined'))
  return search.size === 0 ? path : `${path}?${search}`
}

/** A value as text for a form or a URL; objects as JSON. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

async function payloadOf(route: Route, body: unknown): Promise<{ payload?: string | Buffer; type?: string }> {
  if (body === undefined) return {}
  if (route.bodyType === undefined) return { payload: JSON.stringify(body), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof File) form.append(name, value)
    else if (value instanceof Uint8Array) form.append(name, new Blob([new Uint8Array(value)]), 'gambar.png')
    else if (value !== undefined) form.append(name, textOf(value))
  }
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  }
}
