import * as z from 'zod'
import { BANKS } from './bank.ts'
import { html, idInput, idParams, optionalId, seenAt } from './fields.ts'
import type { Paging } from './page.ts'
import { foundQuestion, question, questionFields, questionType, status } from './question.ts'
import { facetsQuery, facetsReply } from './question-facets.ts'
import { questionPartsInput } from './question-parts.ts'
import { questionFilters } from './question-query.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

/** The bank of the university entrance exam: product type 2, statements and multiple choice. */
export const snpmbQuestionCreate = z.object({
  qt_id: questionType('snpmb'),
  question_text: html,
  category_id: idInput,
  topic_id: optionalId,
  ...questionFields,
  /** The question whose group it joins. */
  parent_id: optionalId,
  ...questionPartsInput.shape,
})

export const snpmbQuestionPaging: Paging = { size: BANKS.snpmb.pageSize, whole: false }
export const snpmbQuestionRoutes = {
  list: route({
    method: 'GET',
    path: '/v1/snpmb/question',
    access: 'staff',
    summary: 'List the SNPMB questions with filters',
    query: questionFilters.omit({ class_id: true, ql_id: true }),
    response: listOf(foundQuestion),
  }),
  facets: route({
    method: 'GET',
    path: '/v1/snpmb/question/facets',
    access: 'staff',
    summary: 'Count how many SNPMB questions that fit the filters have each value of each filter',
    query: facetsQuery.omit({ class_id: true, ql_id: true }),
    readsMuch: true,
    response: facetsReply,
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
    body: snpmbQuestionCreate
      .omit({ parent_id: true })
      .partial()
      .extend({ status: status.optional(), ...seenAt.shape }),
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
