import { useState } from 'react'

interface Named {
  readonly value: string | number
  readonly label: string
  readonly refused?: string | null
}

/**
 * The same list for as long as equal options are passed: the combobox takes another list for another set of options, and
 * puts the chosen name back over what is being typed.
 */
export function useSameOptions<Option extends Named>(options: readonly Option[]): readonly Option[] {
  const [kept, keep] = useState(options)
  if (kept === options || areEqual(kept, options)) return kept
  keep(options)
  return options
}

const areEqual = (one: readonly Named[], other: readonly Named[]) =>
  one.length === other.length &&
  one.every(
    ({ value, label, refused }, at) =>
      value === other[at]?.value && label === other[at]?.label && refused === other[at]?.refused,
  )
