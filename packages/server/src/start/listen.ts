import type { Server } from 'node:http'
import { BlockList } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '../http/protect/address-key.ts'
import { StartRefused } from '../process/start-refused.ts'
import type { Env } from './env.ts'

const REFUSALS: Record<string, (env: Env) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT: ${PORT} sedang dipakai program lain; hentikan program itu atau pilih PORT lain.`,
  EACCES: ({ PORT }) => `PORT: ${PORT} tidak boleh dipakai oleh akun ini; pilih PORT di atas 1024.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: ${HOST} bukan alamat mesin ini; perbaiki HOST, misalnya 127.0.0.1 atau 0.0.0.0.`,
  ENOTFOUND: ({ HOST }) => `HOST: ${HOST} tidak dikenal; perbaiki HOST, misalnya 127.0.0.1 atau 0.0.0.0.`,
}

/** One process cannot serve more, so it refuses further connections (reliability 1, row 44). */
const MAX_CONNECTIONS = 2_000
/** Above this number an idle connection is kept only MOMENT_MS, to make room for new ones. */
const CROWDED = 1_000
const MOMENT_MS = 3_000
/** Of one address, so that it cannot take the slots of the others. A trusted proxy brings the connections of all. */
const MOST_OF_ADDRESS = 1_000

/** Listens on HOST and PORT and gives the URL. A refusal names the variable to change. */
export async function listen(app: FastifyInstance, env: Env): Promise<string> {
  if (!env.isLoopback)
    console.warn('HOST: tanpa TLS sandi terkirim terbuka; letakkan proksi HTTPS di depan server ini.')
  app.server.maxConnections = MAX_CONNECTIONS
  makeRoom(app.server)
  shareConnections(app.server, env.TRUST_PROXY)
  try {
    return await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const refusal = REFUSALS[code]
    throw refusal ? new StartRefused(refusal(env)) : error
  }
}

function makeRoom(server: Server) {
  const usual = server.keepAliveTimeout
  server.on('connection', () => {
    server.getConnections((_, count) => {
      server.keepAliveTimeout = count > CROWDED ? MOMENT_MS : usual
    })
  })
}

/** Refuses the connections of an address that has as many as it may. `proxies` are addresses and networks. */
function shareConnections(server: Server, proxies: string[]) {
  const counts = new Map<string, number>()
  const trusted = listOf(proxies)
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (trusted.check(address, familyOf(address))) return
    const key = addressKey(address)
    const count = (counts.get(key) ?? 0) + 1
    if (count > MOST_OF_ADDRESS) return void socket.destroy()
    counts.set(key, count)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
  })
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

function listOf(proxies: string[]): BlockList {
  const all = new BlockList()
  for (const proxy of proxies) {
    const [network = '', bits] = proxy.split('/')
    if (bits === undefined) all.addAddress(network, familyOf(network))
    else all.addSubnet(network, Number(bits), familyOf(network))
  }
  return all
}
