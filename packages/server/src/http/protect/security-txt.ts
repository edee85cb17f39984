import type { FastifyInstance } from 'fastify'

/** In days; RFC 9116 asks for less than a year. */
const VALID = 180
const DAY = 86_400_000

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness, if SECURITY_CONTACT is set. */
export function addSecurityTxt(app: FastifyInstance, contact: string | undefined) {
  if (!contact) return
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(Date.now() + VALID * DAY).toISOString()
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: id, en']
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
