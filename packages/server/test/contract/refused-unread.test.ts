import { request as open } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Route } from '@bank/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { world } from '../world.ts'
import { routes } from './routes.ts'

const { app } = await world()
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
afterAll(() => app.server.closeAllConnections())

const PROMISED = 5 * 1024 * 1024
const guarded = routes.filter(([, { access, body }]) => access !== 'public' && body)

it('answers who may not call before one byte of the body was sent', async () => {
  for (const [name, route] of guarded) expect.soft(await statusOfHeadersAlone(route), name).toBe(401)
})

/** The status of the answer to a request that sends headers, but never the body that they announce. */
function statusOfHeadersAlone({ method, path, bodyType }: Route): Promise<number | undefined> {
  const type = bodyType !== undefined ? 'multipart/form-data; boundary=x' : 'application/json'
  const headers = { 'content-type': type, 'content-length': PROMISED }
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = open({ port, host: '127.0.0.1', method, path: path.replace(':id', '1'), headers })
    request.once('error', reject)
    request.once('response', (response) => {
      request.off('error', reject).on('error', () => {})
      request.destroy()
      resolve(response.statusCode)
    })
    request.flushHeaders()
  })
}
