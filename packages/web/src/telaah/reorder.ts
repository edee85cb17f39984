import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'

/** What puts the rows of a list of the form into another order; rows that stand behind those stay. */
export const reorderIn =
  <Values extends FieldValues>({ getValues, setValue }: UseFormReturn<Values, unknown, Values>) =>
  (list: string, order: readonly number[]) => {
    const place = list as FieldPath<Values>
    const rows: unknown[] = getValues(place) ?? []
    const inOrder = [...order.map((at) => rows[at]), ...rows.slice(order.length)]
    setValue(place, inOrder as PathValue<Values, FieldPath<Values>>, { shouldDirty: true })
  }
