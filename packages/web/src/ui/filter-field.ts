import type { Option } from './select.tsx'

/** What a filter is called and takes. */
export type FilterField = {
  label: string
  /** Set by links alone: it is shown as a chip, without a field of its own. */
  linked?: true
} & ({ kind: 'choice'; options: readonly Option<string | number>[] } | { kind: 'date' } | { kind: 'text' })
export type Filter<Search> = { key: keyof Search & string } & FilterField
