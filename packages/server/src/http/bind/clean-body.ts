import { filledFragment, fragment, html, optionalHtml, type Schema } from '@bank/contract'
import type * as z from 'zod/v4/core'
import type { RichText } from '../../rich-text/clean-texts.ts'

/** The contract's schemas of rich text. */
const KINDS = new Map<unknown, RichText['kind']>([
  [html, 'html'],
  [optionalHtml, 'html'],
  [fragment, 'fragment'],
  [filledFragment, 'fragment'],
])

/** A rich text in a body: `['selections', EACH, 'selection_text']`. */
export interface RichPlace {
  kind: RichText['kind']
  path: string[]
}
const EACH = '*'

/** Where a body holds rich text, by its schema. */
export function richPlaces(schema: Schema | undefined, path: string[] = []): RichPlace[] {
  const kind = KINDS.get(schema)
  if (kind) return [{ kind, path }]
  const def = (schema as z.$ZodTypes | undefined)?._zod.def
  const within = (inner: unknown, ...more: string[]) => richPlaces(inner as Schema, [...path, ...more])
  switch (def?.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => within(field, name))
    case 'array':
      return within(def.element, EACH)
    case 'optional':
    case 'nullable':
      return within(def.innerType)
    case 'pipe':
      return within(def.out)
    default:
      return []
  }
}

type Clean = (texts: RichText[]) => Promise<string[]>
type Holder = Record<string, unknown>

/**
 * Replaces each rich text of a parsed body by its cleaned one; '' for one without visible content. `clean` is how: those of
 * calls in the turn of their account, many bodies one after the other elsewhere.
 */
export async function cleanBody(places: RichPlace[], body: unknown, clean: Clean): Promise<void> {
  const found = places.flatMap(({ kind, path }) => textsAt(body, path, []).map((place) => ({ kind, ...place })))
  const texts = await clean(found.map(({ kind, holder, name, field }) => ({ kind, field, text: String(holder[name]) })))
  for (const [index, { holder, name }] of found.entries()) holder[name] = texts[index]
}

/** The filled texts at a place, with the object that holds each. */
function textsAt(value: unknown, [name = '', ...rest]: string[], before: string[]): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if (name === EACH)
    return (value as unknown[]).flatMap((item, index) => textsAt(item, rest, [...before, String(index)]))
  const holder = value as Holder
  const path = [...before, name]
  if (rest.length > 0) return textsAt(holder[name], rest, path)
  return holder[name] && typeof holder[name] === 'string' ? [{ holder, name, field: path.join('.') }] : []
}

interface Text {
  holder: Holder
  name: string
  field: string
}
