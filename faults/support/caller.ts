import { IDEMPOTENCY_KEY } from '@bank/contract/idempotency'

/** One call, with the idempotency key that its repetitions use again. */
export interface Change {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  key?: string
  /** An object to send as JSON, or a form. */
  body?: object
}

export interface Answer {
  /** 0 when the connection broke before a response. */
  status: number
  retryAfter: string | null
  /** undefined when it is not JSON: nothing of ours. */
  body: unknown
}

const TIMEOUT_MS = 60_000

/** Sends a change once; always resolves to an answer, also after an error. */
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, retryAfter, body: parsed(await response.text()) }
  } catch {
    return { status: 0, retryAfter: null, body: undefined }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
