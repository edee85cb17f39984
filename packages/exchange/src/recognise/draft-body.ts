import type { ImportDraft } from '@bank/contract/import-row'
import { scoringOf } from '@bank/contract/question-form/forms'
import { FORM_TYPE, LABELS } from '@bank/contract/question-words'
import type { ReadQuestion } from './question.ts'

/** A question that was read as the body of the call that adds it, without its place. */
export function draftBody(question: ReadQuestion): ImportDraft {
  const { form, text, options, answer, statements, interaction, discussion, points, rule } = question
  const accepted = acceptedBy(question)
  const word = question.label?.trim().toLowerCase().replace(/\s+/g, '_')
  const known = LABELS.find((one) => one === word)
  return {
    qt_id: FORM_TYPE[form],
    question_text: text,
    ...(options.length > 0 && {
      selections: options.map(({ text, picture = '', isKey }) => ({
        selection_text: text,
        image: picture,
        is_answer: isKey,
      })),
    }),
    ...(accepted.length > 0 && { short_answers: accepted }),
    ...(answer !== undefined && { answer }),
    ...(statements.length > 0 && { statements }),
    ...(Object.keys(interaction).length > 0 && { interaction }),
    ...(discussion !== '' && { discussion: { discussion_text: discussion } }),
    ...(question.keywords.length > 0 && { keywords: question.keywords.map((keyword_text) => ({ keyword_text })) }),
    ...((points !== undefined || rule) && {
      scoring: scoringOf(form, { ...(points !== undefined && { points }), ...(rule && { rule }) }),
    }),
    ...(known && { label: known }),
  }
}

const acceptedBy = ({ answers, ranges = [] }: ReadQuestion) => [
  ...answers.map((short_answer_text) => ({ short_answer_text, first_range: '', second_range: '' })),
  ...ranges.map(({ first, second }) => ({ short_answer_text: '', first_range: first, second_range: second })),
]
