import { idInput } from '@bank/contract/fields'
import { questionCreate, status } from '@bank/contract/question'
import type * as z from 'zod'

/** What the dialog asks for: the category too, which narrows the topics (spec 5); a new question has no status yet. */
export const questionForm = questionCreate.extend({ category_id: idInput, status: status.optional() })
export type QuestionValues = z.input<typeof questionForm>
