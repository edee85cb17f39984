import { withoutBlanks } from '../values/blank.ts'
import type { ItemValues } from '../values/item-values.ts'

export function rubricOf(values: ItemValues) {
  const { rubric } = withoutBlanks(values)
  return rubric.length > 0 ? { rubric } : {}
}
