import { createHash } from 'node:crypto'
import type { Linted } from '@bank/contract/telaah/index'

/** A hash of the text at a place of a finding (docs/decisions/014). It changes with the text: what was ignored is then told again. */
export const textPrint = (question: Linted, place: string): string =>
  createHash('sha256')
    .update(JSON.stringify(at(question, place.split('.'))) ?? '')
    .digest('base64url')

/** A row of a list is named by its place, or by its id where it has one. */
function at(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return at(value[Number(name)] ?? value.find(({ id }) => id === name), rest)
  return typeof value === 'object' && value !== null ? at((value as Record<string, unknown>)[name], rest) : undefined
}
