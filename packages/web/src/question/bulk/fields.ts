import { BANKS, type BankName } from '@bank/contract/bank'
import type { BulkField } from '@bank/contract/question-bulk'
import { asOptions, choiceOf } from '../../api/lookups.ts'
import { useOwnReview } from '../../telaah/own-review.ts'
import { featureWord } from '../../ui/question-words.ts'
import type { Option } from '../../ui/select.tsx'
import type { Status } from '../../ui/status-pill.tsx'
import { useIndicators, useLevels } from '../bank/lookups.ts'
import { wordOf } from '../bank/question-columns.ts'
import { labelOptions, STATUS_HINT, statusOptions } from '../item/question-options.ts'

export type FieldName = BulkField

export interface BulkFieldChoice {
  name: FieldName
  label: string
  options: readonly Option<string | number>[]
  hint?: string
}

const NO_INDICATOR = { value: 'none', label: 'Tanpa indikator' }
const STATUS: BulkFieldChoice = { name: 'status', label: wordOf('status'), options: statusOptions }
const FEATURES = [true, false].map((free) => ({ value: String(free), label: featureWord(free) }))

/** The fields that many questions of a bank are given at once, with what each may become. */
export function useBulkFields(bank: BankName): readonly BulkFieldChoice[] {
  const status = useStatusField()
  const levels = useLevels()
  const indicators = useIndicators()
  const named = asOptions(indicators.data?.data, (row) => ({
    value: row.id,
    label: `${row.name} (${row.subject_name})`,
  }))
  const all: readonly BulkFieldChoice[] = [
    status,
    { name: 'label', label: wordOf('label'), options: labelOptions },
    { name: 'ql_id', label: wordOf('ql_id'), options: asOptions(levels.data?.data, choiceOf.level) },
    { name: 'indicator_id', label: wordOf('indicator_id'), options: [NO_INDICATOR, ...named] },
    { name: 'free_trial', label: 'Fitur', options: FEATURES },
  ]
  return all.filter(({ name }) => name === 'status' || name === 'free_trial' || name in BANKS[bank].fields)
}

/** Why who may not publish gives none of these while the review flow binds. */
const NEEDS_PUBLISH: Readonly<Record<Status, string>> = {
  'on-progress': 'Anda tidak berwenang menurunkan soal.',
  approved: 'Soal disetujui lewat telaah.',
  published: 'Anda tidak berwenang menerbitkan soal.',
}

/** While the review flow binds, the preview says of each question whether it may get the status; who may not publish gives none. */
function useStatusField(): BulkFieldChoice {
  const own = useOwnReview()
  if (!own?.binding) return STATUS
  const refused = (status: Status) => (own.may('publish') ? null : NEEDS_PUBLISH[status])
  const options = statusOptions.map((option) => ({ ...option, refused: refused(option.value) }))
  return { ...STATUS, options, hint: STATUS_HINT }
}

const told = (name: 'parent_id' | PlaceName): BulkFieldChoice => ({
  name,
  label: name === 'parent_id' ? 'Group' : wordOf(name),
  options: [],
})
type PlaceName = 'class_id' | 'category_id' | 'topic_id' | 'subtopic_id'
/** Fields that are chosen in a dialog, in the words of a preview; their values have names there. */
export const CHOSEN: readonly BulkFieldChoice[] = [
  told('class_id'),
  told('category_id'),
  told('topic_id'),
  told('subtopic_id'),
  told('parent_id'),
]

/** What the preview of a delete tells. */
export const DELETED: Readonly<Record<BankName, readonly BulkFieldChoice[]>> = {
  general: [told('topic_id'), STATUS],
  snpmb: [told('category_id'), STATUS],
}

/** What is sent of the chosen values. */
export function changeOf(values: Partial<Record<FieldName, string | number>>) {
  const chosen = Object.entries(values).filter(([, value]) => value !== '')
  return Object.fromEntries(chosen.map(([name, value]) => [name, value === NO_INDICATOR.value ? null : value]))
}
