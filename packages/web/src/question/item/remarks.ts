import { SCORERS } from '@bank/contract/question-form/scorers'
import { askedOf } from './asked-of.ts'
import type { ItemValues } from './item-values.ts'

/** Warnings in whole sentences: values that the server accepts but that the author may have overlooked. */
export function remarksOn(values: ItemValues): string[] {
  const asked = askedOf(values)
  return asked ? SCORERS[asked.form].remarks(asked) : []
}
