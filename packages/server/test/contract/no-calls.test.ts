import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LEVEL, type Route } from '@bank/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { world } from '../world.ts'
import { inputOf, type JsonSchema, routes } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'
import { oneValid } from './valid-request.ts'

const { db, signIn } = await world({ rateLimits: false })
beforeEach(() => fillSampleWorld(db))

const heard: string[] = []
const listener = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`)
  response.end()
})
listener.on('connect', ({ url }, socket) => socket.end(void heard.push(`CONNECT ${url}`)))
await once(listener.listen(0, '127.0.0.1'), 'listening')
afterAll(() => void listener.close())

const { port } = listener.address() as AddressInfo
const HOST = `127.0.0.1:${port}`
const URL_OF = `http://${HOST}/canary`
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${URL_OF}"/><style>@import "${URL_OF}"</style></svg>`

/** Values that have made other servers send requests: URLs, texts with URLs, files that refer to URLs. */
const CALLING = [
  URL_OF,
  `//${HOST}/media/0123456789abcdef0123456789abcdef.png`,
  `<p>x<img src="${URL_OF}"><a href="${URL_OF}">x</a><iframe src="${URL_OF}"></iframe></p>`,
  `<p style="background:url(${URL_OF})">x<link rel="stylesheet" href="${URL_OF}"><script src="${URL_OF}"></script></p>`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "${URL_OF}">]><p>x&e;<img data-mathml="«math»«mi href='${URL_OF}'»x«/mi»«/math»"></p>`,
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  `data:image/png;base64,${Buffer.from(`${URL_OF}\n`).toString('base64')}`,
]

const takesText = (schema: JsonSchema): boolean =>
  [schema.type].flat().includes('string') || (schema.anyOf?.some(takesText) ?? false)

/** Bodies with a URL in one field: every value of CALLING in a picture's field, one of them in each text field. */
function callingBodies(route: Route): object[] {
  const body = oneValid(route).body as object
  const { properties = {} } = inputOf(route, 'body')
  const texts = Object.keys(properties).filter((field) => field !== 'image' && takesText(properties[field] ?? {}))
  const images = 'image' in properties ? CALLING : []
  return [
    ...texts.map((field) => ({ ...body, [field]: CALLING[turn++ % CALLING.length] })),
    ...images.map((image) => ({ ...body, image: route.bodyType === 'multipart' ? Buffer.from(image) : image })),
  ]
}
let turn = 0

it('the server calls nobody, whatever address stands in whatever field', async () => {
  const { send } = await signIn(LEVEL.admin)
  let taken = 0
  for (const [, route] of routes.filter(([, { body }]) => body)) {
    for (const body of callingBodies(route)) {
      const { statusCode } = await send(route, { ...oneValid(route), body })
      if (statusCode < 300) taken++
    }
  }
  expect(taken).toBeGreaterThan(CALLING.length)
  expect(heard).toEqual([])

  await fetch(URL_OF)
  expect(heard, 'what is called is heard').toEqual(['GET /canary'])
})
