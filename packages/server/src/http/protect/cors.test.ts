import { describe, expect, it } from 'vitest'
import { world } from '../../../test/world.ts'

const ALLOWED = 'https://soal.sekolah.id'
const { app } = await world({ corsOrigins: [ALLOWED] })
const { app: closed } = await world()

const ask = (server: typeof app, origin: string) =>
  server.inject({
    method: 'OPTIONS',
    url: '/v1/subject',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' },
  })

describe('a browser on another site', () => {
  it('may call from an origin that is named exactly', async () => {
    const { headers } = await ask(app, ALLOWED)
    expect(headers['access-control-allow-origin']).toBe(ALLOWED)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it.each(['https://soal.sekolah.id.jahat.test', 'http://soal.sekolah.id', 'https://lain.test', 'null'])(
    'may not from %s',
    async (origin) => {
      expect((await ask(app, origin)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it('may not at all unless origins are named', async () => {
    expect((await ask(closed, ALLOWED)).headers['access-control-allow-origin']).toBeUndefined()
  })
})
