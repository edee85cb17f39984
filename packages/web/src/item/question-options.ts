// What the forms and filters of both banks offer for a question's own fields.
import { LABELS, type QUESTION_TYPE, STATUSES } from '@bank/contract/question-words'
import { LABEL_WORD, TYPE_WORD } from '../ui/question-words.ts'
import { STATUS_LABEL } from '../ui/status-pill.tsx'

type QuestionType = (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE]

export const labelOptions = LABELS.map((value) => ({ value, label: LABEL_WORD[value] }))
export const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABEL[value] }))
/** Each bank has types of its own. */
export const typeOptions = (types: readonly QuestionType[]) =>
  types.map((value) => ({ value, label: TYPE_WORD[value] ?? '' }))
