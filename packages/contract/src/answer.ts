import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, id, idInput, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'

/** Which option of a multiple-choice question is right. */
const answer = audit
  .extend({ id_answer: id, question_id: id, selection_id: id, answer_text: z.string(), image: z.string() })
  .meta({ id: 'Answer' })

export const answerPaging: Paging = { size: 10, whole: false }
export const answerRoutes = crud('/v1/answer', {
  thing: 'answers (jawaban) of multiple-choice questions',
  row: answer,
  query: pageQuery.extend({ question_id: idInput.optional() }),
  create: z.object({ question_id: idInput, selection_id: idInput }),
  update: z.object({ selection_id: idInput }).partial().extend(seenAt.shape),
  remove: 'staff',
})
