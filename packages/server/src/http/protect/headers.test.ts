import { expect, it } from 'vitest'
import { world } from '../../../test/world.ts'

const { app } = await world({ trustProxy: ['127.0.0.1'] })

it('binds a browser that came by TLS to it, and no other', async () => {
  const plain = await app.inject('/healthz')
  const secure = await app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } })
  expect(plain.headers).not.toHaveProperty('strict-transport-security')
  expect(secure.headers['strict-transport-security']).toBe('max-age=63072000')
})

it.each(['/healthz', '/docs', '/media/nothing.png', '/v1/nothing', '/v1/subject/%zz', '/elsewhere'])(
  'guards the answer of %s',
  async (url) => {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  },
)

it.each(['/v1/subject', '/v1/nothing', '/v1/subject/%zz'])(
  'lets nothing of the API be kept, refused or not: %s',
  async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  },
)

it.each(['/healthz', '/v1/nothing'])('keeps the windows of other sites apart from the answer of %s', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
})
