/** Where a database is: our own on a UNIX socket, or a server by its URL. */
export type DatabaseAddress =
  | { url: string }
  | { socketFolder: string; user: string; password: string; database: string }

/** The same server, another database. */
export function inDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database }
  const url = new URL(address.url)
  url.pathname = `/${encodeURIComponent(database)}`
  return { url: url.href }
}

/** In the words of the driver, which takes a host that begins with a slash as the folder of a socket. */
export function wordsForDriver(address: DatabaseAddress) {
  if ('url' in address) return { connectionString: address.url }
  const { socketFolder: host, ...rest } = address
  return { host, port: SOCKET_PORT, ...rest }
}

/**
 * What every session is told. A page elsewhere costs about as much as the next one on the disks of today; asked to spare
 * them as on a spinning one, PostgreSQL walks through the newest questions instead of using the index of a filter.
 */
export const SESSION_OPTIONS = '-c TimeZone=UTC -c random_page_cost=1.1'

/** The number in the name of the socket's file; nothing listens on a port. */
export const SOCKET_PORT = 5432
