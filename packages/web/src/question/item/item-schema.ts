import { fragment, HTML_LENGTH, optionalId } from '@bank/contract/fields'
import { statementAnswerInput } from '@bank/contract/question-parts'
import * as z from 'zod'
import { isBlank, optionsOf } from './blank.ts'
import { type ItemValues, listOf } from './item-values.ts'

/** In the form a row or the discussion may still be blank; it is not sent then. */
export const itemParts = {
  keywords: z.array(z.object({ id_keyword: optionalId, keyword_text: fragment })).optional(),
  statements: z.array(z.object({ id: optionalId, text: fragment, answer: statementAnswerInput })).optional(),
  discussion: z.object({ discussion_text: z.string().max(HTML_LENGTH), image: z.string().optional() }).nullish(),
}

/** For users who may not delete an existing discussion (decisions 2). */
export const keptDiscussion = {
  discussion: z.object({
    discussion_text: z.string().min(1, 'Hanya admin yang dapat menghapus pembahasan.').max(HTML_LENGTH),
    image: z.string().optional(),
  }),
}

/** `schema.extend(itemParts).superRefine(...wholeItem)`: reports a blank option between filled ones at its own field. */
export const wholeItem = [
  (values: Partial<ItemValues>, context: z.core.$RefinementCtx) => {
    const item = { question_text: '', ...values }
    if (listOf(item) !== 'selections') return
    for (const [index, row] of optionsOf(item).entries()) {
      if (!isBlank.selections(row)) continue
      const path = ['selections', index, 'selection_text']
      context.addIssue({ code: 'custom', path, message: 'Masih kosong. Isi pilihan ini, atau hapus.' })
    }
  },
  // run together with the other checks, not only after they pass
  { when: () => true },
] as const
