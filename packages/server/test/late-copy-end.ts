import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { DatabaseAddress } from '../src/db/address.ts'
import { placeOf, urlOf } from './line.ts'

/** PostgreSQL's message after the last row of a COPY. The message with the number of rows follows it. */
const COPY_DONE = Buffer.from(['c'.charCodeAt(0), 0, 0, 0, 4])

/** A proxy to the same database that delays what follows the end of a COPY by a few milliseconds. */
export async function withLateCopyEnd(address: DatabaseAddress) {
  const server = createServer((client) => {
    const database = connect(placeOf(address))
    client.pipe(database).on('error', () => client.destroy())
    database.on('data', (bytes) => passOn(bytes, client)).on('end', () => client.end())
    client.on('error', () => database.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: { url: urlOf(address, port) }, close: () => new Promise((resolve) => server.close(resolve)) }
}

let queue: Promise<unknown> = Promise.resolve()

function passOn(bytes: Buffer, client: Socket) {
  const at = bytes.indexOf(COPY_DONE)
  const end = at < 0 ? bytes.length : at + COPY_DONE.length
  send(client, bytes.subarray(0, end), 0)
  if (end < bytes.length) send(client, bytes.subarray(end), 5)
}

/** Sends the bytes after a delay, always in the order of the calls. */
function send(client: Socket, bytes: Buffer, milliseconds: number) {
  queue = queue.then(() => new Promise((resolve) => setTimeout(resolve, milliseconds))).then(() => client.write(bytes))
}
