import type pg from 'pg'
import { isNoSpace } from '../free-space/no-space.ts'

/** Where a database is: the embedded one on a UNIX socket, or a server by its URL. */
export type DatabaseAddress = { url: string } | EmbeddedAddress

interface EmbeddedAddress {
  socketFolder: string
  user: string
  password: string
  database: string
  /** Called when PostgreSQL says on one of the connections that the disk is full. */
  noSpace?: (() => void) | undefined
}

/** The same server, another database. */
export function inDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database }
  const url = new URL(address.url)
  url.pathname = `/${encodeURIComponent(database)}`
  return { url: url.href }
}

/** The address as options of `pg`, which reads a host that begins with a slash as the folder of a socket. */
export function driverOptions(address: DatabaseAddress) {
  if ('url' in address) return { connectionString: address.url }
  const { socketFolder: host, user, password, database } = address
  return { host, port: SOCKET_PORT, user, password, database }
}

/** Tells the address when PostgreSQL answers on this connection that the disk is full, also while it connects. */
export function hearNoSpace(client: pg.Client, address: DatabaseAddress) {
  if ('url' in address || !address.noSpace) return
  const { noSpace } = address
  client.connection.on('errorMessage', (message: unknown) => {
    if (isNoSpace(message)) noSpace()
  })
}

/**
 * Settings of every session. On an SSD a random page costs about as much as a sequential one. With PostgreSQL's default
 * for spinning disks (4) it scans the newest questions instead of using the index of a filter.
 */
export const SESSION_OPTIONS = '-c TimeZone=UTC -c random_page_cost=1.1'

/** PostgreSQL puts this number into the name of the socket file. No TCP port is opened. */
export const SOCKET_PORT = 5432
