import type { BankName } from '@bank/contract/bank'
import type { ImportRow } from '@bank/contract/import-row'
import { draftParts } from '../../question-form/values/draft-parts.ts'
import { blankParts } from '../../question-form/values/item-values.ts'
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
