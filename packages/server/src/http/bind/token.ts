import type { FastifyRequest } from 'fastify'

const TOKEN = /^[\w-]{43}$/

/** The session token of a request: header `token`, or `Authorization: Bearer`. Never a query, a cookie or a body. */
export function tokenOf({ headers }: FastifyRequest): string | null {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  const token = typeof headers.token === 'string' ? headers.token : bearer
  return token !== undefined && TOKEN.test(token) ? token : null
}
