import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface Received {
  to: string
  subject: string
  text: string
}

/** A mail server that keeps what it gets; one that is `away` ends every connection. */
export async function smtpServer() {
  const received: Received[] = []
  const refused = new Set<string>()
  const state = { away: false }
  const server = createServer((socket) => (state.away ? socket.destroy() : converse(socket, received, refused)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, refused, state, close: () => server.close() }
}

/** As much of SMTP as a client needs that sends one mail a connection. */
function converse(socket: Socket, received: Received[], refused: ReadonlySet<string>) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let to = ''
  let message: string[] | undefined
  socket.on('error', () => {})
  say('220 surat.test')
  createInterface({ input: socket }).on('line', (line) => {
    if (message && line !== '.') return message.push(line)
    if (message) {
      received.push({ to, ...readMessage(message) })
      message = undefined
      return say('250 kept')
    }
    if (line === 'DATA') {
      message = []
      return say('354 go on')
    }
    if (line === 'QUIT') return socket.end('221 bye\r\n')
    to = /^RCPT TO:<(.+)>/.exec(line)?.[1] ?? to
    return say(line.startsWith('RCPT') && refused.has(to) ? '550 nobody of that name' : '250 surat.test')
  })
}

function readMessage(lines: string[]) {
  const end = lines.indexOf('')
  const head = lines.slice(0, end)
  const body = lines.slice(end + 1).join('\n')
  const isQuoted = head.some((line) => /^content-transfer-encoding: quoted-printable$/i.test(line))
  const subject = head.find((line) => line.startsWith('Subject: '))?.slice('Subject: '.length) ?? ''
  return { subject, text: isQuoted ? unquoted(body) : body }
}

const unquoted = (text: string) =>
  text.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
