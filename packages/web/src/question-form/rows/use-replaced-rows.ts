import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ItemValues, ListName, Lists } from '../values/item-values.ts'

type Rows = Lists[ListName][number][]

/** Replaces all rows of a list at once. `undo` puts the former ones back; it is available until the next edit. */
export function useReplacedRows(name: ListName) {
  const form = useFormContext<ItemValues>()
  const [before, setBefore] = useState<Rows>()
  const write = (rows: Rows) => form.setValue(name, rows as ItemValues[ListName], { shouldDirty: true })
  useEffect(() => {
    if (before) return form.subscribe({ formState: { values: true }, callback: () => setBefore(undefined) })
  }, [form, before])

  const rowsNow = (): Rows => form.getValues(name) ?? []
  const replace = (rows: Rows) => {
    const former = rowsNow()
    write(rows)
    setBefore(former)
  }
  return { rowsNow, replace, undo: before && (() => write(before)) }
}
