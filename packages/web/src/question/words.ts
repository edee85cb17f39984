import { LABELS, type Label, STATUSES, type Status } from '@bank/contract/question'
import { featureWord, LABEL_WORD, TYPE_WORD } from '../ui/question-words.ts'
import type { Option } from '../ui/select.tsx'
import { STATUS_LABEL } from '../ui/status-pill.tsx'

export const labelWord = (label: Label) => LABEL_WORD[label]
export const typeWord = (type: number) => TYPE_WORD[type] ?? String(type)
export { featureWord }

export const labelOptions: Option<Label>[] = LABELS.map((value) => ({ value, label: LABEL_WORD[value] }))
/** What a group's questions may be labelled. */
export const groupLabelOptions = labelOptions.filter(({ value }) => value !== 'example_question')
export const statusOptions: Option<Status>[] = STATUSES.map((value) => ({ value, label: STATUS_LABEL[value] }))
/** The types of the general bank; statements belong to SNPMB. */
export const typeOptions: Option<1 | 2 | 3>[] = ([1, 2, 3] as const).map((value) => ({ value, label: typeWord(value) }))
export const featureOptions: Option<'premium' | 'free_trial'>[] = [
  { value: 'premium', label: featureWord(false) },
  { value: 'free_trial', label: featureWord(true) },
]
