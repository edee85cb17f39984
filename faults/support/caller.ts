import { IDEMPOTENCY_KEY } from '@bank/contract/idempotency'

/** One change, and the name by which its repetition is known. */
export interface Change {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  key?: string
  /** JSON, or a form. */
  body?: object
}

export interface Answer {
  /** 0 when the connection broke before an answer. */
  status: number
  retryAfter: string | null
  body: unknown
}

const PATIENCE_MS = 60_000

/** Sends a change once; whatever happens, it gives an answer. */
export async function send(origin: string, token: string, { method, path, key, body }: Change): Promise<Answer> {
  const isForm = body instanceof FormData
  const headers = {
    token,
    ...(key && { [IDEMPOTENCY_KEY]: key }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  }
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, retryAfter, body: await response.json() }
  } catch {
    return { status: 0, retryAfter: null, body: undefined }
  }
}
