import { DateFilter } from './date-filter.tsx'
import type { Filter } from './filter-field.ts'
import { Select } from './select.tsx'

interface FilterFieldsProps {
  filters: readonly Filter<Record<string, unknown>>[]
  search: object
  onChange: (key: string, value: string | number | undefined) => void
}

/** A field for each filter. */
export function FilterFields({ filters, search, onChange }: FilterFieldsProps) {
  return filters.map(({ key, label, ...filter }) => {
    const value = (search as Record<string, string | number | undefined>)[key]
    return filter.kind === 'choice' ? (
      <Select
        key={key}
        label={label}
        hideLabel
        options={filter.options}
        value={value}
        onChange={(chosen) => onChange(key, chosen)}
      />
    ) : (
      <DateFilter key={key} label={label} value={String(value ?? '')} onChange={(day) => onChange(key, day)} />
    )
  })
}
