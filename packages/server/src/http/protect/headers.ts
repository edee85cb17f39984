import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** On every answer, unless the route says otherwise (reliability 4). */
export const SECURITY_HEADERS: Record<string, string> = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
const TWO_YEARS = 63_072_000

export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply))
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply) {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
  if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${TWO_YEARS}`)
  if (request.url.startsWith('/v1') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
