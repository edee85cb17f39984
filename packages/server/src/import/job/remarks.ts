import { formOf, type ImportDraft, NO_IMAGE, scoringOf } from '@bank/contract'
import type { Asked } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import type { Note } from './note.ts'

/** What the form of a question says of a draft that a person has written over: no key, only one option. */
export function remarksOf(draft: ImportDraft): Note[] {
  const asked = askedOf(draft)
  if (!asked) return []
  return SCORERS[asked.form].remarks(asked).map((text) => ({ severity: 'look', text }))
}

/** Options and statements are numbered by their places. */
function askedOf(draft: ImportDraft): Asked | undefined {
  const selections = (draft.selections ?? []).map(({ selection_text = '', image, is_answer }, at) => ({
    id_selection: at + 1,
    selection_text,
    image: image || NO_IMAGE,
    is_answer: is_answer === true,
  }))
  const several = selections.filter(({ is_answer }) => is_answer).length > 1
  const form = formOf(Number(draft.qt_id), several || draft.interaction?.multiple === true)
  if (!form) return undefined
  return {
    form,
    question_text: draft.question_text ?? '',
    answer: draft.answer ?? null,
    selections,
    short_answers: (draft.short_answers ?? []).map((row) => ({
      short_answer_text: row.short_answer_text ?? '',
      first_range: row.first_range ?? '',
      second_range: row.second_range ?? '',
    })),
    statements: (draft.statements ?? []).map(({ text, answer }, at) => ({ id: at + 1, text, answer: truthOf(answer) })),
    interaction: (draft.interaction ?? {}) as Asked['interaction'],
    scoring: scoringOf(form, draft.scoring ?? {}),
  }
}

const truthOf = (answer: unknown) => (answer === '1' || answer === '2' ? answer : null)
