import * as z from 'zod'
import { crud } from './crud.ts'
import { atMost, audit, FRAGMENT_LENGTH, fragment, id, idInput, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { showsText } from './shown.ts'

/** Ranges are text as typed; `first_range` is the upper bound. */
const shortAnswer = audit
  .extend({
    id_short_answer: id,
    question_id: id,
    short_answer_text: z.string(),
    first_range: z.string(),
    second_range: z.string(),
  })
  .meta({ id: 'ShortAnswer' })

const range = z
  .string()
  .trim()
  .max(FRAGMENT_LENGTH, atMost(FRAGMENT_LENGTH))
  .overwrite((typed) => (showsText(typed) ? typed : ''))
  .optional()
/** At least one of the three must be filled; the server checks it. */
export const shortAnswerFields = z.object({
  short_answer_text: fragment.optional(),
  first_range: range,
  second_range: range,
})
export const shortAnswerCreate = shortAnswerFields.extend({ question_id: idInput })

export const shortAnswerPaging: Paging = { size: 10, whole: false }
export const shortAnswerRoutes = crud('/v1/shortAnswer', {
  thing: 'short answers (isian singkat)',
  row: shortAnswer,
  query: pageQuery.extend({ question_id: idInput.optional() }),
  create: shortAnswerCreate,
  update: shortAnswerFields.extend(seenAt.shape),
  remove: 'staff',
})
