import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseAddress, driverOptions } from '../src/db/address.ts'

/** A TCP proxy to a database that can fail like a network. */
export async function newLine(address: DatabaseAddress) {
  const pairs = new Set<[near: Socket, far: Socket]>()
  let isHeld = false

  const server = createServer((near) => {
    const far = connect(placeOf(address))
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    forward(near, far)
    forward(far, near)
    for (const socket of pair) {
      socket.on('close', () => pairs.delete(pair))
      if (isHeld) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** Breaks every connection at once, also in the middle of a message. */
  function cut() {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }
  return {
    url: urlOf(address, (server.address() as AddressInfo).port),
    cut,
    /** Stops all traffic without closing connections, like a pulled cable. */
    hold() {
      isHeld = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    /** Lets new connections through again; the old ones stay stopped. */
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

/** A database as a DATABASE_URL; by `port` of this machine when it is given. */
export function urlOf(address: DatabaseAddress, port?: number): string {
  const { user, password, database, host } = new pg.Client(driverOptions(address))
  const who = `postgres://${user}:${password}`
  if (port !== undefined) return `${who}@127.0.0.1:${port}/${database}`
  return 'url' in address ? address.url : `${who}@localhost/${database}?host=${encodeURIComponent(host)}`
}

/** The options for a socket to the database. */
export function placeOf(address: DatabaseAddress): NetConnectOpts {
  const { host, port } = new pg.Client(driverOptions(address))
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}

function forward(one: Socket, other: Socket) {
  one.on('data', (chunk) => other.write(chunk))
  one.on('end', () => other.end())
  one.on('error', () => other.destroy())
  one.on('close', () => other.destroy())
}
