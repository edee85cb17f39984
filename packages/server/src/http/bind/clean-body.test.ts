import { contract, type Route, type Schema, threadRoutes, twinRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { richPlaces } from './clean-body.ts'

const routes = Object.values(contract).flatMap((resource) => Object.values(resource as Record<string, Route>))
/** A name or a line; what is longer is rich text, but for these, lists of ids and pictures, the address of a list, and notes of reviewers. */
const LONGEST_LINE = 255
const PLAIN = [
  'description',
  'target',
  'image',
  'class_id',
  'discussion.image',
  'draft.discussion.image',
  'select.query',
  'query',
  'note',
  'aspects.note',
  ...['', 'short_answers.', 'draft.short_answers.'].flatMap((at) => [`${at}first_range`, `${at}second_range`]),
]

/** Their texts are compared with others, and neither kept nor shown. */
const COMPARED: readonly Route[] = [twinRoutes.similar]

/** Their texts are comments, which are plain. */
const COMMENTS: readonly Route[] = [threadRoutes.create, threadRoutes.reply, threadRoutes.edit]

it('knows each field of a body that is longer than a line', () => {
  const missed = routes.flatMap((route) => {
    if (!route.body || COMPARED.includes(route) || COMMENTS.includes(route)) return []
    const known = richPlaces(route.body).map(({ path }) => path.filter((part) => part !== '*').join('.'))
    return longTexts(jsonSchemaOf(route.body), [])
      .filter((field) => !known.includes(field) && !PLAIN.includes(field))
      .map((field) => `${route.method} ${route.path}: ${field}`)
  })
  expect(missed).toEqual([])
})

const jsonSchemaOf = (body: Schema) =>
  z.toJSONSchema(body as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema

interface JsonSchema {
  maxLength?: number
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

function longTexts({ maxLength = 0, properties = {}, items, anyOf = [] }: JsonSchema, path: string[]): string[] {
  return [
    ...(maxLength > LONGEST_LINE ? [path.join('.')] : []),
    ...Object.entries(properties).flatMap(([name, field]) => longTexts(field, [...path, name])),
    ...(items ? longTexts(items, path) : []),
    ...anyOf.flatMap((one) => longTexts(one, path)),
  ]
}
