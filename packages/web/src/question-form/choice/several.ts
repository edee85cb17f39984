import { formOf } from '@bank/contract/question-words'
import type { UseFormReturn } from 'react-hook-form'
import type { ItemValues } from '../values/item-values.ts'

type Form = Pick<UseFormReturn<ItemValues>, 'getValues' | 'setValue'>

export const hasSeveralAnswers = (options: ItemValues['selections']) =>
  (options ?? []).filter(({ is_answer }) => is_answer === true).length > 1

/** The form of what stands in the editor. */
export const formIn = ({ qt_id, interaction, selections }: Pick<ItemValues, 'qt_id' | 'interaction' | 'selections'>) =>
  formOf(Number(qt_id), interaction?.multiple === true || hasSeveralAnswers(selections))

/** Lets a multiple-choice question have several answers, or one: its first answer stays. */
export function setMultiple(form: Form, multiple: boolean) {
  form.setValue('interaction.multiple', multiple, { shouldDirty: true })
  if (multiple) return
  const options = form.getValues('selections') ?? []
  const first = options.findIndex(({ is_answer }) => is_answer === true)
  if (first < 0) return
  for (const at of options.keys()) form.setValue(`selections.${at}.is_answer`, at === first, { shouldDirty: true })
}
