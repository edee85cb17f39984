import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { world } from '../../../test/world.ts'
import { answerClientError } from './client-error.ts'

const { app } = await world()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

/** Sends raw bytes; what comes back until the server hangs up. */
async function answerTo(request: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const status = Number(head.split(' ')[1])
  return { status, head: head.toLowerCase(), error: JSON.parse(body) }
}

describe('what is no request at all', () => {
  it.each([
    ['broken HTTP', 'Halo\r\n\r\n', 400, 'MALFORMED'],
    ['headers over 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 413, 'TOO_LARGE'],
  ])('is refused in our envelope and under our headers: %s', async (_, request, status, code) => {
    const answer = await answerTo(request)
    expect(answer).toMatchObject({ status, error: { code, message: expect.stringMatching(/\.$/) } })
    expect(answer.head).toContain("content-security-policy: default-src 'none'")
    expect(answer.head).toContain('x-content-type-options: nosniff')
  })

  it('is an address over 8 KB', async () => {
    const response = await app.inject({ url: `/v1/subject?a=${'a'.repeat(8 * 1024)}` })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: 'TOO_LARGE' })
  })
})

describe('what comes too late', () => {
  it.each([
    ['nothing, as on a connection that a browser opened ahead', '', ''],
    ['half a head', 'GET / HTTP/1.1\r\n', 'HTTP/1.1 400 Refused'],
  ])('%s', async (_, request, answer) => {
    const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 })
    server.on('clientError', answerClientError).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    if (request) socket.write(request)
    expect((await text(socket)).split('\r\n')[0]).toBe(answer)
    server.close()
  })
})

describe('a body over the limit', () => {
  const login = (length: number) =>
    `POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  it('is taken up to 32 MiB, so that its refusal arrives and the connection goes on', async () => {
    const LENGTH = 8_400_000
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(login(LENGTH))
    socket.write(' '.repeat(LENGTH))
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    const answers = await text(socket)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  it('that is longer ends the connection unread', async () => {
    const { status, head, error } = await answerTo(login(33 * 1024 * 1024))
    expect([status, error.code]).toEqual([413, 'TOO_LARGE'])
    expect(head).toContain('connection: close')
  })
})
