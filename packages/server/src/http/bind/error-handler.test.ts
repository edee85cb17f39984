import { ApiError } from '@bank/contract'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { errorHandler } from './error-handler.ts'

/** What a client hears, and what the log keeps, when a route throws. */
async function answerTo(thrown: unknown) {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  app.setErrorHandler(errorHandler)
  app.get('/', async () => {
    throw thrown
  })
  const response = await app.inject('/')
  return {
    status: response.statusCode,
    body: response.json(),
    retryAfter: response.headers['retry-after'],
    log: lines.join(''),
  }
}

it('says nothing of a mistake of ours but that it happened; the log has it whole', async () => {
  const { status, body, log } = await answerTo(new TypeError('cannot read name of /srv/secret'))
  expect({ status, body }).toEqual({
    status: 500,
    body: { code: 'INTERNAL', message: 'Terjadi kesalahan pada server.' },
  })
  expect(log).toContain('cannot read name')
  expect(log).toContain('error-handler.test.ts')
})

it.each([null, undefined, 'text', { statusCode: 418 }, Object.assign(new Error('teapot'), { statusCode: 418 })])(
  'knows %s for a mistake of ours too',
  async (thrown) => {
    expect((await answerTo(thrown)).body).toMatchObject({ code: 'INTERNAL' })
  },
)

it('says what a refusal says, with its fields and what a client may act on, and keeps no log of it', async () => {
  const error = new ApiError('AWAITING_VERIFICATION', { fields: { ac_email: 'Menunggu.' }, data: { ac_level: 3 } })
  expect(await answerTo(error)).toMatchObject({
    status: 403,
    body: {
      code: 'AWAITING_VERIFICATION',
      message: 'Please wait for admin verification',
      fields: { ac_email: 'Menunggu.' },
      data: { ac_level: 3 },
    },
    log: '',
  })
})

it('takes a client that is cut off while it sends for no failure of the database', async () => {
  const cut = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 })
  expect(await answerTo(cut)).toMatchObject({ body: { code: 'MALFORMED' }, log: '' })
})

it('tells in whole seconds when to come back', async () => {
  expect(await answerTo(new ApiError('TOO_MANY', { retryAfterSeconds: 1.2 }))).toMatchObject({
    status: 429,
    retryAfter: '2',
  })
  expect(await answerTo(new ApiError('TOO_MANY', { retryAfterSeconds: 0 }))).toMatchObject({ retryAfter: '1' })
  expect(await answerTo(new ApiError('UNAVAILABLE'))).toMatchObject({ status: 503, retryAfter: '5' })
})
