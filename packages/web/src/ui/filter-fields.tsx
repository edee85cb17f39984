import { DateFilter } from './date-filter.tsx'
import { chipsOf } from './filter-chips.ts'
import type { Filter, FilterField } from './filter-field.ts'
import { Select } from './select.tsx'

interface FilterFieldsProps {
  filters: readonly Filter<Record<string, unknown>>[]
  search: object
  onChange: (key: string, value: string | number | undefined) => void
}

/** A field for each filter. */
export function FilterFields({ filters, search, onChange }: FilterFieldsProps) {
  return filters.map(({ key, ...filter }) => {
    const { label } = filter
    const value = (search as Record<string, string | number | undefined>)[key]
    return filter.kind === 'choice' ? (
      <Select
        key={key}
        label={label}
        hideLabel
        options={filter.options}
        value={optionOf(filter, value)?.value}
        placeholder={severalWords(filter, value)}
        onChange={(chosen) => onChange(key, chosen)}
      />
    ) : (
      <DateFilter key={key} label={label} value={String(value ?? '')} onChange={(day) => onChange(key, day)} />
    )
  })
}

/** The one that is chosen; an address holds numbers as text. */
const optionOf = (filter: FilterField, value: string | number | undefined) =>
  filter.kind === 'choice' ? filter.options.find((option) => String(option.value) === String(value)) : undefined

/** What a field says that its one value cannot show. */
function severalWords(filter: FilterField, value: string | number | undefined) {
  const [first, ...others] = chipsOf(filter, value)
  return optionOf(filter, value) || !first ? undefined : [first.words, ...others.map(({ name }) => name)].join(', ')
}
