import { useFormContext } from 'react-hook-form'
import { FormFragment } from '../../editor/form-fragment.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import type { ItemValues } from '../values/item-values.ts'

const RubricField = onDemand(() => import('./rubric-field.tsx'), 'RubricField')

/** The expected answer of an essay, and what gets points. */
export function EssayField() {
  const { control } = useFormContext<ItemValues>()
  return (
    <>
      <FormFragment control={control} name="answer" label="Jawaban" hideLabel rows={5} />
      <RubricField />
    </>
  )
}
