import { LABELS, LACKS, PARTS, QUESTION_FORMS, STATUSES } from './question-words.ts'

/** What one filter of the lists of questions takes: ids, some of these words, or words that only the server knows. */
export type Choice = 'id' | 'word' | readonly [string, ...string[]]

/**
 * The filters of the lists of both banks that choose among values, by their names on the wire. Each takes one value, several
 * (`1,2,3`: a question that has one of them) or `!1,2` (one that has none of them), those of ids also `none` and `any`. The
 * server's query and the address of the web are made from this.
 */
export const QUESTION_CHOICES = {
  subject_id: 'id',
  category_id: 'id',
  class_id: 'id',
  topic_id: 'id',
  ql_id: 'id',
  id_question_creator: 'id',
  id_question_updater: 'id',
  /** Whose open tasks of the review flow it has. */
  assigned: 'id',
  status: STATUSES,
  label: LABELS,
  form: QUESTION_FORMS,
  has: PARTS,
  missing: LACKS,
  /** Findings of automatic review (telaah/names.ts), stages of the review flow, open comments: no address needs their many names. */
  finding: 'word',
  stage: 'word',
  thread: 'word',
} as const satisfies Record<string, Choice>
export type QuestionChoices = typeof QUESTION_CHOICES

/** A question that has one of these values, or none of them. */
export interface Several<Value> {
  readonly values: readonly Value[]
  readonly not: boolean
}
export type Presence = 'none' | 'any'
export type Asked<Value> = Value | Several<Value> | Presence

/** How several values are written. */
export function severalPattern(choice: Choice): RegExp {
  const one = choice === 'id' ? '[1-9]\\d{0,8}' : choice === 'word' ? '[\\w-]+' : `(${choice.join('|')})`
  return new RegExp(`^(!?${one}(,${one})*${choice === 'id' ? '|none|any' : ''})$`)
}
