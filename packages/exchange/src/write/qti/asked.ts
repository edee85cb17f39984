import { scoringOf } from '@bank/contract/question-form/forms'
import type { Asked } from '@bank/contract/question-form/scorer'
import { NO_IMAGE } from '@bank/contract/question-parts'
import type { WrittenQuestion } from '../written-question.ts'

/** A question as the scorers know it: its options and statements are numbered from 1. */
export function askedOf(question: WrittenQuestion): Asked {
  const { form, text, options, answers, ranges = [], statements, interaction, points, rule } = question
  return {
    form,
    question_text: text,
    answer: question.answer ?? null,
    selections: options.map(({ text, picture = NO_IMAGE, isKey }, at) => ({
      id_selection: at + 1,
      selection_text: text,
      image: picture,
      is_answer: isKey,
    })),
    short_answers: [
      ...answers.map((short_answer_text) => ({ short_answer_text, first_range: '', second_range: '' })),
      ...ranges.map(({ first, second }) => ({ short_answer_text: '', first_range: first, second_range: second })),
    ],
    statements: statements.map((statement, at) => ({ id: at + 1, ...statement })),
    // what is written was read from the bank: every row has its id
    interaction: interaction as Asked['interaction'],
    scoring: scoringOf(form, { ...(points !== undefined && { points }), ...(rule && { rule }) }),
  }
}
