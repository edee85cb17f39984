import type { FilterField } from './filter-field.ts'
import { date } from './format.ts'
import { askFor, isNot, presenceOf, valuesOf } from './several.ts'

type Value = string | number

export interface FilterChip {
  value: Value
  words: string
  /** The words without the filter's own. */
  name: string
  /** What the address asks for without it. */
  rest: string | undefined
}

/** A chip for each value of a filter, which removes that value alone. */
export function chipsOf(filter: FilterField, asked: Value | undefined): FilterChip[] {
  const { label, notLabel } = filter
  const whole = (words: Value) => [{ value: words, words: `${label}: ${words}`, name: String(words), rest: undefined }]
  if (asked === undefined) return []
  if (filter.kind === 'date') return whole(date(`${asked}T00:00`))
  if (filter.kind === 'text') return whole(asked)
  if (presenceOf(asked)) return whole(asked === 'any' ? 'ada' : 'tidak ada')
  const not = isNot(asked)
  const said = not ? (notLabel ? `${notLabel}:` : `${label}: bukan`) : `${label}:`
  const values = valuesOf(asked)
  return values.map((value) => {
    const name = filter.options.find((option) => String(option.value) === value)?.label ?? '…'
    const others = values.filter((other) => other !== value)
    return { value, words: `${said} ${name}`, name, rest: askFor(others, not) }
  })
}
