import { SCORERS } from '@bank/contract/question-form/scorers'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { askedOf } from './asked-of.ts'

/** Warnings in whole sentences: values that the server accepts but that the author may have overlooked. */
export function remarksOn(values: ItemValues): string[] {
  const asked = askedOf(values)
  return asked ? SCORERS[asked.form].remarks(asked) : []
}
