import { once } from 'node:events'
import { connect } from 'node:net'
import { errorBody, questionImageRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { PNG } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { app, db, signIn } = await world({ rateLimits: false })
const LINE = '\r\n'
const FILE = 'content-disposition: form-data; name="image"; filename="a.png"'
const field = (name: string, value: string) =>
  Buffer.from(`--b${LINE}content-disposition: form-data; name="${name}"${LINE}${LINE}${value}${LINE}`)
const file = (head = FILE, bytes = PNG) =>
  Buffer.concat([
    Buffer.from(`--b${LINE}${head}${LINE}content-type: image/png${LINE}${LINE}`),
    bytes,
    Buffer.from(LINE),
  ])
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--b--${LINE}`)])
const TYPE = 'multipart/form-data; boundary=b'

const BROKEN: [name: string, payload: Buffer, type?: string][] = [
  ['without a boundary', form(file()), 'multipart/form-data'],
  ['with a boundary that never comes', form(file()), 'multipart/form-data; boundary=other'],
  ['with an empty boundary', form(file()), 'multipart/form-data; boundary='],
  ['that is empty', Buffer.alloc(0)],
  ['that only ends', form()],
  ['cut in its first line', form(file()).subarray(0, 2)],
  ['cut in a header', form(file()).subarray(0, 40)],
  ['cut in its file', form(file()).subarray(0, 150)],
  ['without its end', file()],
  ['without its file', form(field('question_id', '0'))],
  ['whose file has another name', form(file(FILE.replace('image', 'gambar')))],
  ['whose file has no name', form(file(FILE.replace('name="image"; ', '')))],
  ['whose file has an empty name', form(file(FILE.replace('"image"', '""')))],
  ['whose picture is a field', form(field('image', 'data:image/png;base64,AAAA'))],
  ['with an empty file', form(file(FILE, Buffer.alloc(0)))],
  ['with two files', form(file(), file())],
  ['with a thousand fields', form(file(), ...Array.from({ length: 1000 }, (_, at) => field(`f${at}`, 'x')))],
  ['with a field of 1 MB', form(field('question_id', '1'.repeat(1024 * 1024)), file())],
  ['with a file of 9 MB', form(file(FILE, Buffer.alloc(9 * 1024 * 1024)))],
  ['that names a prototype', form(field('__proto__', 'x'), file())],
  ['that names a constructor', form(field('constructor', 'x'), file())],
  ['with NUL in a field', form(field('question_id', '\0'), file())],
  ['for an unknown question', form(field('question_id', '4711'), file())],
  ['that says it is JSON', form(file()), 'application/json'],
  ['that says it is a form', form(file()), 'application/x-www-form-urlencoded'],
  ['of mixed parts', form(file()), 'multipart/mixed; boundary=b'],
]

it.each(BROKEN)('refuses a form %s, and stores nothing', async (_, payload, type = TYPE) => {
  const { token } = await signIn()
  const { method, path: url } = questionImageRoutes.upload
  const response = await app.inject({ method, url, payload, headers: { token, 'content-type': type } })
  const { code } = errorBody.parse(response.json())
  expect(['VALIDATION', 'MALFORMED', 'TOO_LARGE', 'WRONG_TYPE']).toContain(code)
  expect(await db.selectFrom('image').select('id').execute()).toEqual([])
})

it('lives on when uploads are cut off in the middle', async () => {
  const { token } = await signIn()
  const server = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const whole = form(file())
  const head = [
    `POST ${questionImageRoutes.upload.path} HTTP/1.1`,
    `host: ${server.host}`,
    `token: ${token}`,
    `content-type: ${TYPE}`,
    `content-length: ${whole.length}`,
  ]
  for (let length = 0; length < whole.length; length += 20) {
    const socket = connect(Number(server.port), server.hostname)
    await once(socket, 'connect')
    await new Promise<void>((sent) =>
      socket.write(`${head.join(LINE)}${LINE}${LINE}`, () => socket.write(whole.subarray(0, length), () => sent())),
    )
    socket.destroy()
    await once(socket, 'close')
  }
  expect((await fetch(new URL('/healthz', server))).status).toBe(200)
  expect(await db.selectFrom('image').select('id').execute()).toEqual([])
})

it('takes a form in which the file comes last', async () => {
  const { token } = await signIn()
  const { method, path: url } = questionImageRoutes.upload
  const payload = form(field('question_id', ''), file(FILE.replace('a.png', '../../a.svg')))
  const response = await app.inject({ method, url, payload, headers: { token, 'content-type': TYPE } })
  expect(response.json()).toEqual({
    data: { id_question_image: 1, question_id: 0, image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/) },
  })
})
