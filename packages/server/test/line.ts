import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseAddress, wordsForDriver } from '../src/db/address.ts'

/** A line to a database that can fail in the ways in which networks do. */
export async function newLine(address: DatabaseAddress) {
  const pairs = new Set<[near: Socket, far: Socket]>()
  let isHeld = false

  const server = createServer((near) => {
    const far = connect(placeOf(address))
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    tie(near, far)
    tie(far, near)
    for (const socket of pair) {
      socket.on('close', () => pairs.delete(pair))
      if (isHeld) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** Breaks every connection, in the middle of whatever it says. */
  function cut() {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }
  return {
    url: urlOf(address, (server.address() as AddressInfo).port),
    cut,
    /** Nothing goes through any more, and nobody is told: a cable is pulled. */
    hold() {
      isHeld = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    /** The cable is back for new connections; what was on the others stays lost. */
    forget() {
      isHeld = false
    },
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A database as DATABASE_URL names it; by a port of this machine when one leads to it. */
export function urlOf(address: DatabaseAddress, port?: number): string {
  const { user, password, database, host } = new pg.Client(wordsForDriver(address))
  const who = `postgres://${user}:${password}`
  if (port !== undefined) return `${who}@127.0.0.1:${port}/${database}`
  return 'url' in address ? address.url : `${who}@localhost/${database}?host=${encodeURIComponent(host)}`
}

/** Where a socket finds it. */
export function placeOf(address: DatabaseAddress): NetConnectOpts {
  const { host, port } = new pg.Client(wordsForDriver(address))
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}

function tie(one: Socket, other: Socket) {
  one.on('data', (chunk) => other.write(chunk))
  one.on('end', () => other.end())
  one.on('error', () => other.destroy())
  one.on('close', () => other.destroy())
}
