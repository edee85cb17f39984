import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, filledFragment, flag, fragment, html, id, idInput, idParams, optionalId, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { label, question, questionFilters, questionType, status } from './question.ts'
import { questionPartsInput, statementAnswerInput } from './question-parts.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

/** The bank of the university entrance exam: product type 2, statements and multiple choice. */
export const snpmbQuestionCreate = z.object({
  qt_id: questionType(2, 5),
  question_text: html,
  category_id: idInput,
  topic_id: optionalId,
  label,
  free_trial: flag.optional(),
  answer: fragment.nullish(),
  ...questionPartsInput.shape,
})

export const snpmbQuestionPaging: Paging = { size: 5, whole: false }
export const snpmbQuestionRoutes = {
  list: route({
    method: 'GET',
    path: '/v1/snpmb/question',
    access: 'staff',
    summary: 'List the SNPMB questions with filters',
    query: questionFilters.omit({ class_id: true, ql_id: true }),
    response: listOf(question),
  }),
  get: route({
    method: 'GET',
    path: '/v1/snpmb/question/:id',
    access: 'staff',
    summary: 'Read one SNPMB question with all its parts',
    params: idParams,
    response: oneOf(question),
  }),
  create: route({
    method: 'POST',
    path: '/v1/snpmb/question',
    access: 'staff',
    summary: 'Add an SNPMB question',
    body: snpmbQuestionCreate,
    bodyLimit: IMAGE_BODY_LIMIT,
    status: 201,
    response: changed(question),
  }),
  update: route({
    method: 'PATCH',
    path: '/v1/snpmb/question/:id',
    access: 'staff',
    summary: 'Edit an SNPMB question',
    params: idParams,
    body: snpmbQuestionCreate.partial().extend({ status: status.optional(), ...seenAt.shape }),
    bodyLimit: IMAGE_BODY_LIMIT,
    response: changed(question),
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/snpmb/question/:id',
    access: 'admin',
    summary: 'Delete an SNPMB question with its parts',
    params: idParams,
    response: removed,
  }),
}

/** One line of a true/false question. */
export const statement = audit
  .extend({ id, question_id: id, text: z.string(), answer: z.enum(['1', '2']).nullable() })
  .meta({ id: 'Statement' })
export type Statement = z.infer<typeof statement>

const ofQuestion = pageQuery.extend({ question_id: idInput.optional() })
export const statementPaging: Paging = { size: 10, whole: false }
const statementCreate = z.object({ question_id: idInput, text: filledFragment, answer: statementAnswerInput })
export const statementRoutes = crud('/v1/snpmb/statement-question', {
  thing: 'statements (pernyataan)',
  row: statement,
  query: ofQuestion,
  create: statementCreate,
  update: statementCreate.omit({ question_id: true }).partial().extend(seenAt.shape),
  remove: 'staff',
})

/** Whether a statement is right: '1' Benar, '2' Salah. */
export const statementAnswer = audit
  .extend({ id, statement_question_id: id, question_id: id, text: z.enum(['1', '2']) })
  .meta({ id: 'StatementAnswer' })
export type StatementAnswer = z.infer<typeof statementAnswer>

const benarSalah = z.union([z.enum(['1', '2']), z.literal([1, 2]).transform((value) => (value === 1 ? '1' : '2'))], {
  error: 'Pilih Benar atau Salah.',
})
const statementAnswerCreate = z.object({ statement_question_id: idInput, text: benarSalah })
export const statementAnswerRoutes = {
  ...crud('/v1/snpmb/statement-answer', {
    thing: 'answers of statements',
    row: statementAnswer,
    query: ofQuestion,
    create: statementAnswerCreate,
    update: statementAnswerCreate.pick({ text: true }).partial().extend(seenAt.shape),
    remove: 'staff',
  }),
  all: route({
    method: 'GET',
    path: '/v1/snpmb/all-statement-answer',
    access: 'staff',
    summary: 'List statements, each with its answer',
    query: ofQuestion,
    response: listOf(statement.pick({ id: true, question_id: true, text: true, answer: true })),
  }),
}
