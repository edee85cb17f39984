import type { Option } from './select.tsx'

/** What a filter is called and takes. */
export type FilterField = {
  label: string
  /** What is said instead of `label` before a value that is left out; default: `label`, with the word `bukan`. */
  notLabel?: string
  /** Set by links or in the panel: it is shown as a chip, without a field in the bar. */
  linked?: true
} & ({ kind: 'choice'; options: readonly Option<string | number>[] } | { kind: 'date' } | { kind: 'text' })
export type Filter<Search> = { key: keyof Search & string } & FilterField
