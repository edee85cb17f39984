import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { DatabaseAddress } from '../src/db/address.ts'
import { placeOf, urlOf } from './line.ts'

/** PostgreSQL's word that the rows of a COPY have all been sent; how many they were comes after it. */
const COPY_DONE = Buffer.from(['c'.charCodeAt(0), 0, 0, 0, 4])

/** Another road to the same database, on which what follows the end of a COPY arrives a moment later than the end. */
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

let held: Promise<unknown> = Promise.resolve()

function passOn(bytes: Buffer, client: Socket) {
  const at = bytes.indexOf(COPY_DONE)
  const end = at < 0 ? bytes.length : at + COPY_DONE.length
  send(client, bytes.subarray(0, end), 0)
  if (end < bytes.length) send(client, bytes.subarray(end), 5)
}

/** In the order in which they came, whatever each waits. */
function send(client: Socket, bytes: Buffer, milliseconds: number) {
  held = held.then(() => new Promise((resolve) => setTimeout(resolve, milliseconds))).then(() => client.write(bytes))
}
