import { idInput } from '@bank/contract/fields'
import { type Question, questionCreate, status } from '@bank/contract/question'
import type * as z from 'zod'

/** What the dialog asks for: the category too, which narrows the topics (spec 5); a new question has no status yet. */
export const questionForm = questionCreate.extend({ category_id: idInput, status: status.optional() })
export type QuestionValues = z.input<typeof questionForm>

export const valuesOf = (question: Question): QuestionValues => ({
  qt_id: question.qt_id,
  label: question.label,
  category_id: question.category_id,
  class_id: question.class_id ?? '',
  topic_id: question.topic_id ?? '',
  subtopic_id: question.subtopic_id ?? '',
  ql_id: question.ql_id ?? '',
  indicator_id: question.indicator_id ?? '',
  free_trial: question.free_trial === 'true',
  status: question.status,
  question_text: question.question_text,
})
