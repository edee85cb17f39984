import { type Question, status } from '@bank/contract/question'
import { snpmbQuestionCreate } from '@bank/contract/snpmb'
import type * as z from 'zod'

/** A new question has no status yet. */
export const snpmbForm = snpmbQuestionCreate.extend({ status: status.optional() })
export type SnpmbValues = z.input<typeof snpmbForm>

export const valuesOf = (question: Question): SnpmbValues => ({
  qt_id: question.qt_id,
  label: question.label,
  category_id: question.category_id,
  topic_id: question.topic_id ?? '',
  free_trial: question.free_trial === 'true',
  status: question.status,
  question_text: question.question_text,
})
