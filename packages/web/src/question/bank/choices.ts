import type { BankName } from '@bank/contract/bank'
import type { UseFormReturn } from 'react-hook-form'
import type { SelectProps } from '../../ui/select.tsx'
import { labelOptions, statusOptions } from '../item/question-options.ts'
import { useGeneralChoices } from './general-choices.ts'
import type { Field, FieldOf, Sent } from './question-columns.ts'
import type { QuestionValues } from './question-form.ts'
import { useSnpmbChoices } from './snpmb-choices.ts'

/** The options of one select in a question's form, and the effect of choosing one. */
export interface Choice extends Pick<SelectProps<string | number>, 'options' | 'emptyText' | 'placeholder'> {
  onPick?: () => void
}

type NamesOf<Bank extends BankName> = { [Name in FieldOf<Bank> & Sent<'name'>]: Choice }

/** The fields whose options are rows of other tables, with each bank's rules on which choice narrows which. */
const NAMES: { [Bank in BankName]: (form: UseFormReturn<QuestionValues>) => NamesOf<Bank> } = {
  general: useGeneralChoices,
  snpmb: useSnpmbChoices,
}

/** The labels allowed in a group (spec 2). */
const GROUP_LABELS = labelOptions.filter(({ value }) => value !== 'example_question')

/** What the selects of a bank's form offer. */
export function useChoices(
  bank: BankName,
  form: UseFormReturn<QuestionValues>,
  inGroup: boolean,
): Partial<Record<Field, Choice>> & { status: Choice } {
  const useNames = NAMES[bank]
  const codes: Record<Exclude<Sent<'code'>, 'qt_id'>, Choice> = {
    label: { options: inGroup ? GROUP_LABELS : labelOptions },
    status: { options: statusOptions },
  }
  return { ...codes, ...useNames(form) }
}
