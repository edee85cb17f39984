import type { BankName } from '@bank/contract/bank'
import type { ImportDraft, ImportRow } from '@bank/contract/import'
import { askedOfBody, type Body } from '@bank/contract/question-form/asked-of-body'
import { blankParts, partsOf } from '../../question-form/values/item-values.ts'
import { fieldsOf } from '../bank/question-columns.ts'
import type { QuestionValues } from '../bank/question-form.ts'

/** A question of a file as the item editor has it. `categoryOf` a topic: in the general bank a row does not name its own. */
export function rowValues(
  bank: BankName,
  { draft }: Pick<ImportRow, 'draft'>,
  categoryOf: (topicId: unknown) => number | undefined,
): Partial<QuestionValues> {
  const place = Object.fromEntries(fieldsOf(bank).map(({ name }) => [name, draft[name] ?? '']))
  return {
    ...blankParts(),
    ...place,
    category_id: draft.category_id ?? categoryOf(draft.topic_id) ?? '',
    free_trial: draft.free_trial === true,
    ...draftParts(draft),
    question_text: draft.question_text ?? '',
  }
}

function draftParts(draft: ImportDraft) {
  const asked = askedOfBody(draft as Body)
  if (!asked) return {}
  return partsOf({
    ...asked,
    qt_id: Number(draft.qt_id),
    // these are numbered by their places, which no row of the bank has
    selections: asked.selections.map(({ id_selection: _, ...option }) => option),
    statements: asked.statements.map(({ id: _, ...statement }) => statement),
    short_answers: [...asked.short_answers],
    keywords: draft.keywords ?? [],
    discussion: draft.discussion ?? null,
  })
}
