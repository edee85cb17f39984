import { FILL_ALL, LEVEL, MAX_ID, type Route, reviewRoutes, twinRoutes } from '@bank/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../contract/test/tries.ts'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { fingerprint } from './fingerprint.ts'
import { inputOf, type JsonSchema, routes } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'
import { oneValid } from './valid-request.ts'

const { db, signIn } = await world({ rateLimits: false })
beforeEach(() => fillSampleWorld(db))

const withJson = routes.filter(([, { body, bodyType }]) => body && bodyType === undefined)

interface Case {
  name: string
  route: Route
  field: string
  wrong: unknown
}

/** What is read of a form that is not saved yet may be empty, or name a group that is gone meanwhile: nothing of it is kept. */
const KEEP_NOTHING: readonly Route[] = [reviewRoutes.lint, twinRoutes.similar]
const UNFINISHED: readonly unknown[] = [' \n', MAX_ID]

/** For each route with a JSON body: a case for each wrong value that `meant` gives for a field. */
const cases = (meant: (schema: JsonSchema, field: string, required: boolean) => unknown[]): Case[] =>
  withJson.flatMap(([name, route]) => {
    const { properties = {}, required = [] } = inputOf(route, 'body')
    return Object.entries(properties).flatMap(([field, schema]) =>
      meant(schema, field, required.includes(field))
        .filter((wrong) => !(KEEP_NOTHING.includes(route) && UNFINISHED.includes(wrong)))
        .map((wrong) => ({ name, route, field, wrong })),
    )
  })

/** Sends valid bodies with one wrong field. Expects each refusal to name the field, and no change. */
async function refuses(all: Case[], message: unknown = expect.any(String)) {
  const wrongs = someOf(all)
  const { send } = await signIn(LEVEL.admin)
  const before = await fingerprint(db)
  for (const { name, route, field, wrong } of wrongs) {
    const { body, ...rest } = oneValid(route)
    const response = await send(route, { ...rest, body: { ...(body as object), [field]: wrong } })
    const refusal = { code: 'VALIDATION', message, fields: { [field]: expect.stringMatching(/^[A-Z].+\.$/) } }
    expect.soft(response.json(), `${name} ${field}: ${JSON.stringify(wrong)?.slice(0, 60)}`).toMatchObject(refusal)
    expectOurs(response)
  }
  expect(wrongs.length).toBeGreaterThan(0)
  expect(await fingerprint(db)).toEqual(before)
}

describe('a body', () => {
  it('has every required field filled', () => {
    // fields without a greatest length are no texts for people, and a password may be only spaces
    const blank = (schema: JsonSchema) => (maxLengths(schema).length > 0 ? [' \n'] : [])
    const empty = (schema: JsonSchema) => [undefined, null, '', ...blank(schema)]
    return refuses(
      cases((schema, _, required) => (required ? empty(schema) : [])),
      FILL_ALL,
    )
  })

  it('names all fields that are missing at once', async () => {
    const { send } = await signIn(LEVEL.admin)
    for (const [name, route] of withJson) {
      const { required = [] } = inputOf(route, 'body')
      const { fields = {} } = (await send(route, { ...oneValid(route), body: {} })).json()
      expect.soft(Object.keys(fields), name).toEqual(expect.arrayContaining(required))
    }
  })

  it('holds no text that is too long', () => refuses(cases((schema) => maxLengths(schema).map(longerThan))))

  it('holds no word outside a choice', () => refuses(cases((schema) => (isChoice(schema) ? ['lain'] : []))))

  it('holds no NUL', () => refuses(cases((schema) => (takes(schema, 'string') ? ['a\0b'] : []))))

  it('holds no id that cannot be one, and none that nothing has', () => {
    const wrong = ['abc', 0, -1, 1.5, 2_147_483_648, '2147483648', 1e308, '1 or 1=1', true, {}, [1], MAX_ID]
    return refuses(cases((_, field) => (/_id$/.test(field) ? wrong : [])))
  })

  it('holds no value of another type', () =>
    refuses(
      cases((schema) => {
        const isPlain = !['boolean', 'object', 'array'].some((type) => takes(schema, type))
        return isPlain ? [true, {}, [], { $gt: '' }] : []
      }),
    ))

  it('is an object', async () => {
    const { send } = await signIn(LEVEL.admin)
    for (const [name, route] of withJson) {
      const takesNothing = inputOf(route, 'body').required === undefined
      for (const body of takesNothing ? [[], 'x', 1, true] : [[], 'x', 1, true, null]) {
        const response = await send(route, { ...oneValid(route), body })
        expect.soft(response.json(), `${name} ${JSON.stringify(body)}`).toMatchObject({ code: 'VALIDATION' })
        expectOurs(response)
      }
    }
  })
})

describe('what nobody may say of themselves', () => {
  const forged = {
    created_by: 99,
    updated_by: 99,
    name_creator: 'Orang lain',
    created_at: '2001-01-01T00:00:00Z',
    unknown: {},
  }
  const creators = ['subject', 'class', 'category', 'topic', 'question', 'selection'].map(
    (name) => `id_${name}_creator`,
  )
  const ids = Object.fromEntries(
    [...creators, 'id_creator', 'id_updater', 'id', 'id_subject'].map((name) => [name, 99]),
  )
  const changes = withJson.filter(([, { response, method }]) => method !== 'DELETE' && 'shape' in response)

  it.each(changes)('%s takes creator and updater from the session', async (_, route: Route) => {
    const staff = await signIn()
    const { body, ...rest } = oneValid(route)
    const response = await staff.send(route, { ...rest, body: { ...forged, ...ids, ...(body as object) } })
    const [row = {}] = response.statusCode < 300 ? [response.json().data].flat() : []
    const said = (role: string) => Object.entries(row).filter(([name]) => name.startsWith('id_') && name.endsWith(role))
    const isNew = route.method === 'POST'
    for (const [name, id] of said('creator')) expect(id, name).toBe(isNew ? staff.id : null)
    for (const [name, id] of said('updater')) expect(id, name).toBe(isNew ? null : staff.id)
    expect(response.body).not.toMatch(/Orang lain|2001-01-01/)
  })
})

const longerThan = (length: number) => 'a'.repeat(length + 1)

function maxLengths(schema: JsonSchema): number[] {
  if (schema.anyOf) return schema.anyOf.flatMap(maxLengths)
  return schema.maxLength === undefined ? [] : [schema.maxLength]
}

/** Whether a schema allows only the values of a list. */
function isChoice(schema: JsonSchema): boolean {
  if (schema.anyOf) return schema.anyOf.every(isChoice)
  return schema.enum !== undefined || 'const' in schema || schema.type === 'null'
}

function takes(schema: JsonSchema, type: string): boolean {
  return schema.anyOf?.some((one) => takes(one, type)) ?? [schema.type].flat().includes(type)
}
