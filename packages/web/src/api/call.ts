import { ApiError, ERRORS, errorBody } from '@bank/contract/errors'
import { IDEMPOTENCY_KEY } from '@bank/contract/idempotency'
import type { Reply, Request, Route } from '@bank/contract/route'
import { session } from './session.ts'

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** The browser knows of no network at all. */
const OFFLINE = 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.'
/** There is a network, but the server, or what a proxy asks for it, does not answer. */
const SERVER_DOWN = 'Server tidak dapat dihubungi. Silakan coba lagi sebentar lagi.'
const UNREADABLE = 'Jawaban server tidak dapat dibaca. Silakan coba lagi sebentar lagi.'

interface Options {
  signal?: AbortSignal
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void
  /** Idempotency key: a call repeated with the same key does not run again (docs/decisions/012). */
  key?: string
}

/** Calls one endpoint of the contract. Every failure is an ApiError, except an aborted call. */
export async function call<R extends Route>(route: R, request: Request<R>, options?: Options): Promise<Reply<R>> {
  const response = await answered(route, request, options)
  const answer = await response.json().catch(() => null)
  if (answer === null) throw failureOf(response, null)
  return answer as Reply<R>
}

/** The answer of an endpoint whose body is still to be read. */
export async function answered<R extends Route>(
  route: R,
  request: Request<R>,
  { signal, onProgress, key }: Options = {},
): Promise<Response> {
  const parts = request as Parts
  const signedIn = session.get()
  // a page is drawn once more while its session ends: what it reads anew would only be refused
  if (!signedIn && route.access !== 'public') throw new ApiError('UNAUTHENTICATED')
  const init = {
    method: route.method,
    headers: { ...headersOf(route, parts, signedIn?.token), ...(key && { [IDEMPOTENCY_KEY]: key }) },
    body: bodyOf(route, parts),
    signal,
    // so that a logout arrives although its page is left at once; what has a body may be too large for it
    keepalive: !parts.body && !signal,
  }
  const response = await send(addressOf(route, parts), init, onProgress)
  if (response.ok) {
    if (signedIn) session.noteServed()
    return response
  }

  const error = failureOf(response, await response.json().catch(() => null))
  // A new sign-in may have happened since the call started: end only the session that was refused.
  if (error.code === 'UNAUTHENTICATED' && signedIn && session.get()?.token === signedIn.token) session.expire()
  if (error.code === 'FACTOR_REQUIRED') session.noteFactor(false)
  throw error
}

function addressOf(route: Route, { params = {}, query = {} }: Parts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value != null) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

function headersOf(route: Route, { body }: Parts, token: string | undefined): Record<string, string> {
  return {
    ...(token && { token }),
    ...(body && !route.bodyType && { 'content-type': 'application/json' }),
  }
}

function bodyOf(route: Route, { body }: Parts): BodyInit | undefined {
  if (!body) return undefined
  if (!route.bodyType) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value != null) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

async function send(address: string, init: RequestInit, onProgress?: (share: number) => void): Promise<Response> {
  try {
    if (!onProgress) return await fetch(address, init)
    const { sendWatched } = await import('./send-watched.ts')
    return await sendWatched(address, init, onProgress)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError('UNAVAILABLE', { message: navigator.onLine ? SERVER_DOWN : OFFLINE })
  }
}

/** What a proxy answers in place of a server that is down. */
const GATEWAY = [502, 503, 504]

function failureOf(response: Response, answer: unknown): ApiError {
  const known = errorBody.safeParse(answer).data
  // a proxy may refuse with its own page, before the call reaches our server
  if (!known && response.status === ERRORS.TOO_LARGE.status) return new ApiError('TOO_LARGE')
  if (!known && GATEWAY.includes(response.status)) return new ApiError('UNAVAILABLE', { message: SERVER_DOWN })
  if (!known) return new ApiError(response.status >= 500 ? 'UNAVAILABLE' : 'INTERNAL', { message: UNREADABLE })
  const wait = Number(response.headers.get('retry-after'))
  return new ApiError(known.code, { ...known, retryAfterSeconds: wait || undefined })
}
