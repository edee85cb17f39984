import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens `count` connections; each sends `first`, and then acts as `behave` says. */
export async function openMany(origin: string, count: number, first: string, behave: (socket: Socket) => void) {
  const { hostname, port } = new URL(origin)
  const sockets: Socket[] = []
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    behave(socket)
    sockets.push(socket)
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {})
    socket.write(first)
  }
  return {
    /** The number of connections that the server has not closed. */
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Reads all data. */
export const reads = (socket: Socket) => void socket.resume()

/** Never reads, so it does not see a normal close (FIN): only a reset (RST) ends it. */
export const readsNothing = (socket: Socket) => void socket.pause()

/** Sends one byte per second. */
export function trickles(socket: Socket) {
  socket.resume()
  const sending = setInterval(() => socket.write(' '), 1000)
  socket.on('close', () => clearInterval(sending))
}
