import { BANKS, type BankName, bankOf } from '@bank/contract/bank'
import { idInput } from '@bank/contract/fields'
import { type Question, questionCreate, status } from '@bank/contract/question'
import type { QuestionPartsInput } from '@bank/contract/question-parts'
import { mayTakeSeveral } from '@bank/contract/question-words'
import { snpmbQuestionCreate } from '@bank/contract/snpmb'
import type * as z from 'zod'
import { fieldsOf } from './question-columns.ts'

/** What every form of a question has beside the fields of its bank. */
type Beside =
  | 'question_text'
  | 'free_trial'
  | 'answer'
  | 'status'
  | 'parent_id'
  | 'interaction'
  | 'scoring'
  | keyof QuestionPartsInput
/** Fails to compile when the calls of a bank take what its form does not ask for. */
const formOf = <Schema extends z.ZodObject>(_: Record<Exclude<keyof Schema['shape'], Beside>, unknown>, form: Schema) =>
  form

/** What the form of each bank asks for: the category too, which narrows the topics (spec 5); a new question has no status. */
const asked = { category_id: idInput, status: status.optional() }
export const FORMS = {
  general: formOf(BANKS.general.fields, questionCreate.extend(asked)),
  snpmb: formOf(BANKS.snpmb.fields, snpmbQuestionCreate.extend(asked)),
} as const satisfies Record<BankName, z.ZodType>

type General = z.input<(typeof FORMS)['general']>
type Snpmb = z.input<(typeof FORMS)['snpmb']>
/** The fields of both banks, plus the fields of the general bank as optional. */
export type QuestionValues = Pick<General | Snpmb, keyof General & keyof Snpmb> & Partial<Omit<General, keyof Snpmb>>

export const NEW_QUESTION: Partial<QuestionValues> = { free_trial: false, question_text: '' }

/** The fields of its bank have one name in a row and in the body of a call. */
const fieldValues = (question: Question) =>
  Object.fromEntries(fieldsOf(bankOf(question)).map(({ name }) => [name, question[name] ?? '']))

export const valuesOf = (question: Question): QuestionValues => ({
  ...(fieldValues(question) as unknown as Pick<QuestionValues, 'qt_id' | 'category_id' | 'label'>),
  free_trial: question.free_trial === 'true',
  status: question.status,
  question_text: question.question_text,
  // its lists are the item editor's: they stand apart from it there
  interaction: { multiple: question.interaction.multiple },
})

/**
 * The document that a form without the item editor sends: only whether there are several answers, where that changed. Any
 * other document would replace the lists of the stored one.
 */
export const several = (
  { qt_id, interaction }: Pick<QuestionValues, 'qt_id' | 'interaction'>,
  question: Question | undefined,
) => {
  const isSame = (question?.interaction.multiple ?? false) === (interaction?.multiple ?? false)
  return isSame || !mayTakeSeveral(Number(qt_id)) ? undefined : { multiple: interaction?.multiple }
}
