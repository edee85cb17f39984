// Options for a question's own columns, for the forms and filters of both banks.
import { type FormName, LABELS, STATUSES } from '@bank/contract/question-words'
import { FORM_WORD, LABEL_WORD } from '../../ui/question-words.ts'
import { STATUS_LABEL } from '../../ui/status-pill.tsx'

export const labelOptions = LABELS.map((value) => ({ value, label: LABEL_WORD[value] }))
export const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABEL[value] }))
/** While the review flow binds. */
export const STATUS_HINT = 'Status diatur oleh alur telaah.'
/** The two banks allow different forms. */
export const formOptions = (forms: readonly FormName[]) => forms.map((value) => ({ value, label: FORM_WORD[value] }))
