import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, filledFragment, id, idInput, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { statementAnswerInput } from './question-parts.ts'

/** One line of a true/false question. */
const statement = audit
  .extend({ id, question_id: id, text: z.string(), answer: z.enum(['1', '2']).nullable() })
  .meta({ id: 'Statement' })

const ofQuestion = pageQuery.extend({ question_id: idInput.optional() })
export const statementPaging: Paging = { size: 10, whole: false }
const statementCreate = z.object({ question_id: idInput, text: filledFragment, answer: statementAnswerInput })
const statementUpdate = statementCreate.omit({ question_id: true }).partial().extend(seenAt.shape)
export const statementRoutes = crud('/v1/snpmb/statement-question', {
  thing: 'statements (pernyataan)',
  row: statement,
  query: ofQuestion,
  create: statementCreate,
  update: statementUpdate,
  remove: 'staff',
})

/** Whether a statement is right: '1' Benar, '2' Salah. */
const statementAnswer = audit
  .extend({ id, statement_question_id: id, question_id: id, text: z.enum(['1', '2']) })
  .meta({ id: 'StatementAnswer' })

const benarSalah = z.union([z.enum(['1', '2']), z.literal([1, 2]).transform((value) => (value === 1 ? '1' : '2'))], {
  error: 'Pilih Benar atau Salah.',
})
const statementAnswerCreate = z.object({ statement_question_id: idInput, text: benarSalah })
export const statementAnswerRoutes = crud('/v1/snpmb/statement-answer', {
  thing: 'answers of statements',
  row: statementAnswer,
  query: ofQuestion,
  create: statementAnswerCreate,
  update: statementAnswerCreate.pick({ text: true }).partial().extend(seenAt.shape),
  remove: 'staff',
})

/** `:id` is the statement's id: the same calls as `statementRoutes`, with shorter rows. */
export const allStatementAnswerRoutes = crud('/v1/snpmb/all-statement-answer', {
  thing: 'statements with their answers',
  row: statement.pick({ id: true, question_id: true, text: true, answer: true }).meta({ id: 'AnsweredStatement' }),
  query: ofQuestion,
  create: statementCreate,
  update: statementUpdate,
  remove: 'staff',
})
