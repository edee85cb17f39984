import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** So many connections that say this first, and then behave as they were made to. */
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
    /** How many the other side has not ended. */
    open: () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Reads whatever comes. */
export const reads = (socket: Socket) => void socket.resume()

/** Never reads, and so hears of no end either: only a reset reaches him. */
export const readsNothing = (socket: Socket) => void socket.pause()

/** A byte a second. */
export function trickles(socket: Socket) {
  socket.resume()
  const sending = setInterval(() => socket.write(' '), 1000)
  socket.on('close', () => clearInterval(sending))
}
