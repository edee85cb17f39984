import { LEVEL, type Route } from '@bank/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestOf } from '../request.ts'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { fingerprint } from './fingerprint.ts'
import { routes } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'
import { oneValid } from './valid-request.ts'

const { app, db, signIn } = await world({ rateLimits: false })
beforeEach(() => fillSampleWorld(db))

const withBody = routes.filter(([, { body }]) => body)
const withJson = withBody.filter(([, { bodyType }]) => bodyType === undefined)
const MIB = 1024 * 1024
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Sends raw bytes to each route. Expects the same refusal from each, and no change. */
async function answers(
  some: [string, Route][],
  payload: (route: Route) => string | Buffer,
  type: string,
  refusal: { status: number; code: string },
) {
  const { token } = await signIn(LEVEL.admin)
  const before = await fingerprint(db)
  for (const [name, route] of some) {
    const { params } = oneValid(route)
    const request = await requestOf(route, { params, headers: { 'content-type': type } }, token)
    const response = await app.inject({ ...request, payload: payload(route) })
    expect.soft({ status: response.statusCode, code: response.json().code }, name).toEqual(refusal)
    expectOurs(response)
  }
  expect(await fingerprint(db)).toEqual(before)
}

describe('a body', () => {
  it.each([
    ['cut off', '{"name": "Li'],
    ['followed by more', '{} {}'],
    ['not JSON', 'undefined'],
    ['a prototype', '{"__proto__": {"level": 1}}'],
    ['a prototype further down', '{"a": [{"__proto__": null}]}'],
    ['a constructor', '{"constructor": {"prototype": {"level": 1}}}'],
    ['5,000 levels deep', deep(5_000)],
    ['5,000 levels deep in a field', `{"a": ${deep(5_000)}}`],
    ['a bomb of bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
  ])('of JSON that is %s is refused as malformed', (_, text) =>
    answers(withJson, () => text, 'application/json', { status: 400, code: 'MALFORMED' }),
  )

  it.each([
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/jsonp',
    'application/octet-stream',
  ])('of %s is refused unread', (type) =>
    answers(withBody, () => '{"subject_name": "Literasi"}', type, { status: 415, code: 'WRONG_TYPE' }),
  )

  it('of the other kind is refused', async () => {
    const multipart = withBody.filter(([, { bodyType }]) => bodyType !== undefined)
    await answers(multipart, () => '{}', 'application/json', { status: 415, code: 'WRONG_TYPE' })
    await answers(withJson, () => '--x--', 'multipart/form-data; boundary=x', { status: 415, code: 'WRONG_TYPE' })
  })

  it('over the limit is refused', () => {
    const tooLong = ({ bodyLimit = MIB }: Route) => `{"a": "${'x'.repeat(bodyLimit)}"}`
    return answers(withJson, tooLong, 'application/json', { status: 413, code: 'TOO_LARGE' })
  })

  it('over 16 kB is refused where anybody may call', async () => {
    const open = withBody.filter(([, { access }]) => access === 'public')
    expect(open.length).toBeGreaterThan(3)
    await answers(open, () => `{"a": "${'x'.repeat(16 * 1024)}"}`, 'application/json', {
      status: 413,
      code: 'TOO_LARGE',
    })
  })

  it('holds 1 MiB, 8 where it may carry a picture, or 50 for a file that is stored while it arrives', () => {
    const limits = new Set(withBody.map(([, { bodyLimit = MIB }]) => bodyLimit))
    expect([...limits].toSorted()).toEqual([MIB, 50 * MIB, 8 * MIB])
  })
})

describe('an address', () => {
  it.each([
    ['GET', '/v1/nothing', 404],
    ['GET', '/v1', 404],
    ['GET', '/v1/subject/', 422],
    ['GET', '/v1//subject', 404],
    ['PUT', '/v1/subject', 404],
    ['HEAD', '/v1/subject', 404],
    ['OPTIONS', '/v1/subject', 404],
    ['GET', '/v1/subject/%zz', 400],
    ['GET', '/v1/subject/%c0%ae', 400],
    ['GET', `/v1/subject/${'9'.repeat(300)}`, 413],
    ['GET', '/v1/subject;admin=1', 404],
  ] as const)('%s %s is answered %i in our form', async (method, url, status) => {
    const { token } = await signIn(LEVEL.admin)
    const response = await app.inject({ method, url, headers: { token } })
    expect(response.statusCode).toBe(status)
    if (method !== 'HEAD') expectOurs(response)
  })
})
