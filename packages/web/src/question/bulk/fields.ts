import { BANKS, type BankName } from '@bank/contract/bank'
import type { BulkField } from '@bank/contract/question-bulk'
import { asOptions, choiceOf } from '../../api/lookups.ts'
import { featureWord } from '../../ui/question-words.ts'
import type { Option } from '../../ui/select.tsx'
import { useIndicators, useLevels } from '../bank/lookups.ts'
import { wordOf } from '../bank/question-columns.ts'
import { labelOptions, statusOptions } from '../item/question-options.ts'

export type FieldName = BulkField

export interface BulkFieldChoice {
  name: FieldName
  label: string
  options: readonly Option<string | number>[]
}

const NO_INDICATOR = { value: 'none', label: 'Tanpa indikator' }
const FEATURES = [true, false].map((free) => ({ value: String(free), label: featureWord(free) }))

/** The fields that many questions of a bank are given at once, with what each may become. */
export function useBulkFields(bank: BankName): readonly BulkFieldChoice[] {
  const levels = useLevels()
  const indicators = useIndicators()
  const named = asOptions(indicators.data?.data, (row) => ({
    value: row.id,
    label: `${row.name} (${row.subject_name})`,
  }))
  const all: readonly BulkFieldChoice[] = [
    { name: 'status', label: wordOf('status'), options: statusOptions },
    { name: 'label', label: wordOf('label'), options: labelOptions },
    { name: 'ql_id', label: wordOf('ql_id'), options: asOptions(levels.data?.data, choiceOf.level) },
    { name: 'indicator_id', label: wordOf('indicator_id'), options: [NO_INDICATOR, ...named] },
    { name: 'free_trial', label: 'Fitur', options: FEATURES },
  ]
  return all.filter(({ name }) => name === 'status' || name === 'free_trial' || name in BANKS[bank].fields)
}

/** What is sent of the chosen values. */
export function changeOf(values: Partial<Record<FieldName, string | number>>) {
  const chosen = Object.entries(values).filter(([, value]) => value !== '')
  return Object.fromEntries(chosen.map(([name, value]) => [name, value === NO_INDICATOR.value ? null : value]))
}
