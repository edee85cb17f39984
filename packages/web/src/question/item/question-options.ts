// Options for a question's own columns, for the forms and filters of both banks.
import { LABELS, STATUSES } from '@bank/contract/question-words'
import { LABEL_WORD, type QuestionType, TYPE_WORD } from '../../ui/question-words.ts'
import { STATUS_LABEL } from '../../ui/status-pill.tsx'

export const labelOptions = LABELS.map((value) => ({ value, label: LABEL_WORD[value] }))
export const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABEL[value] }))
/** The two banks allow different types. */
export const typeOptions = (types: readonly QuestionType[]) =>
  types.map((value) => ({ value, label: TYPE_WORD[value] ?? '' }))
