import type { Reply, Request, Route } from '@bank/contract/route'

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Calls the API directly, as a second client of the same user beside the browser. */
export function apiOf(origin: string, token?: string) {
  async function send(route: Route, request: unknown) {
    const { params = {}, query = {}, body } = request as Parts
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const isForm = route.bodyType !== undefined
    const headers = { ...(token && { token }), ...(body && !isForm && { 'content-type': 'application/json' }) }
    const response = await fetch(`${origin}${path}?${search}`, {
      method: route.method,
      headers,
      body: body && (isForm ? formOf(body) : JSON.stringify(body)),
    })
    return { status: response.status, answer: await response.json() }
  }

  return {
    /** Returns the reply; an error reply fails the journey. */
    async call<R extends Route>(route: R, request: Request<R>): Promise<Reply<R>> {
      const { status, answer } = await send(route, request)
      if (status >= 400) throw new Error(`${route.method} ${route.path}: ${status} ${JSON.stringify(answer)}`)
      return answer
    },
    /** Returns status and message of a call that must be refused: `403 Anda tidak memiliki akses.` */
    async refusal<R extends Route>(route: R, request: Request<R>): Promise<string> {
      const { status, answer } = await send(route, request)
      return `${status} ${answer.message}`
    },
  }
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof File ? value : String(value))
  return form
}

export type Api = ReturnType<typeof apiOf>
