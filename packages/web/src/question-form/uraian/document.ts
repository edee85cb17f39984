import type { UseFormReturn } from 'react-hook-form'
import { orPoints } from '../read-points.ts'
import { isBlank, withoutBlanks } from '../values/blank.ts'
import type { ItemValues } from '../values/item-values.ts'
import { type Place, standing } from '../values/standing.ts'

export function rubricOf(values: ItemValues) {
  const { rubric } = withoutBlanks(values)
  const filled = rubric.map(({ levels, ...row }) => ({
    ...row,
    levels: levels.map((level) => ({ ...level, points: orPoints(level.points, 0) })),
  }))
  return filled.length > 0 ? { rubric: filled } : {}
}

export const rubricPlaces = ({ rubric }: ItemValues): Place[] => [
  ...standing('rubric', rubric, isBlank.rubric),
  ['rubric', 'rubric.root'],
]

/** The sum of a rubric is what this essay is worth, not what another form would be. */
export function forgetRubricPoints(form: Pick<UseFormReturn<ItemValues>, 'getValues' | 'setValue'>) {
  if (withoutBlanks(form.getValues()).rubric.length > 0) form.setValue('scoring', undefined)
}
