import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { world } from '../../../test/world.ts'

const { app } = await world()
const PRODUCT_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'"

it.each([
  ['/docs', 'text/html; charset=utf-8', '<div id="docs">'],
  ['/docs/start.js', 'text/javascript; charset=utf-8', '/docs/openapi.json'],
  ['/docs/swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
  ['/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
  ['/docs/openapi.json', 'application/json; charset=utf-8', '"openapi":"3.1'],
])('%s needs no token and keeps the policy of the product', async (url, type, words) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain(words)
  expect(response.headers).toMatchObject({ 'content-type': type, 'content-security-policy': PRODUCT_CSP })
})

it('has no script or style of its own inside, and loads nothing from elsewhere', async () => {
  const { body } = await app.inject('/docs')
  expect(body).not.toMatch(/<style|style=|\son\w+=|https?:|\/\/(?!\w*doctype)/)
  expect(
    [...body.matchAll(/<script([^>]*)>([^<]*)</g)].map(([, attributes, inside]) => [
      /src="\/docs\//.test(attributes ?? ''),
      inside,
    ]),
  ).toEqual([
    [true, ''],
    [true, ''],
  ])
})

it('serves no other file of the package', async () => {
  for (const file of ['index.html', 'swagger-initializer.js', '..%2fpackage.json', 'package.json']) {
    expect((await app.inject(`/docs/${file}`)).statusCode).toBe(404)
  }
})

it('sends the document compressed to who takes it so', async () => {
  const ask = (encoding: string) => app.inject({ url: '/docs/openapi.json', headers: { 'accept-encoding': encoding } })
  const [plain, packed] = [await ask('br;q=1, gzip;q=0'), await ask('deflate, gzip, br')]
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})
