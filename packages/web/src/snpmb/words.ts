import { LABELS, STATUSES } from '@bank/contract/question-words'
import { featureWord, LABEL_WORD, TYPE_WORD } from '../ui/question-words.ts'
import { STATUS_LABEL } from '../ui/status-pill.tsx'

/** The types of this bank. */
export const typeOptions = ([2, 5] as const).map((value) => ({ value, label: TYPE_WORD[value] ?? '' }))
export const labelOptions = LABELS.map((value) => ({ value, label: LABEL_WORD[value] }))
export const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABEL[value] }))
export const featureOptions = [
  { value: 'premium', label: featureWord(false) },
  { value: 'free_trial', label: featureWord(true) },
] as const
