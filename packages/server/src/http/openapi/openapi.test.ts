import { contract, type Route } from '@bank/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import type * as z from 'zod'
import type { oas31 } from 'zod-openapi'
import { expectGolden } from '../../../test/golden.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument()
const routes: Route[] = Object.values(contract).flatMap((resource) => Object.values(resource))
const operationOf = ({ method, path }: Route) => {
  const item = document.paths?.[path.replace(/:(\w+)/g, '{$1}')] as Record<string, oas31.OperationObject> | undefined
  const operation = item?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}
const exampleOf = (holder: unknown) => Object.values((holder as oas31.RequestBodyObject).content)[0]?.example

it('is what docs/openapi.json says (golden)', () =>
  expectGolden('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`))

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(document.openapi).toMatch(/^3\.1\./)
})

it('has every route once, each under a name of its own', () => {
  const operations = Object.values(document.paths ?? {}).flatMap(
    (item) => Object.values(item) as oas31.OperationObject[],
  )
  expect(operations).toHaveLength(routes.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length)
})

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'tells how to call %s',
  (_, route) => {
    const operation = operationOf(route)
    expect(operation.summary).toBe(route.summary)
    expect(operation.tags).toHaveLength(1)
    expect(operation.security).toEqual(route.access === 'public' ? [] : [{ token: [] }, { bearer: [] }])
    const success = operation.responses?.[`${route.status ?? 200}`]
    expect((route.response as unknown as z.ZodType).safeParse(exampleOf(success))).toMatchObject({ success: true })
    if (!route.body || route.bodyType !== undefined) return
    expect((route.body as unknown as z.ZodType).safeParse(exampleOf(operation.requestBody))).toMatchObject({
      success: true,
    })
  },
)
