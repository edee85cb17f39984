import * as z from 'zod'
import { BANKS, type BankName, typesOf } from './bank.ts'
import { audit, flag, fragment, html, id, idInput, idParams, optionalId, seenAt } from './fields.ts'
import type { Paging } from './page.ts'
import { facetsQuery, facetsReply } from './question-facets.ts'
import { interaction, interactionInput, scoring, scoringInput } from './question-form/interaction.ts'
import { questionParts, questionPartsInput } from './question-parts.ts'
import { questionFilters } from './question-query.ts'
import { LABELS, QUESTION_FORMS, QUESTION_TYPE, STATUSES } from './question-words.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { IMAGE_BODY_LIMIT, route } from './route.ts'

export { LABELS, QUESTION_TYPE, STATUSES }

const chosen = { error: 'Pilihan tidak valid.' }
export const status = z.enum(STATUSES, chosen)
export type Status = z.infer<typeof status>
const label = z.enum(LABELS, chosen)
export type Label = z.infer<typeof label>
export const questionType = (...banks: BankName[]) => idInput.pipe(z.literal(banks.flatMap(typesOf), chosen))

export const question = audit
  .extend({
    id_question: id,
    code: z.string(),
    question_code: z.string(),
    qt_id: z.int(),
    /** Follows from `qt_id` and the number of answers. */
    form: z.enum(QUESTION_FORMS),
    /** What the form has beside the parts of the specification. */
    interaction,
    scoring,
    parent_id: id.nullable(),
    product_type: z.int(),
    question_text: z.string(),
    answer: z.string().nullable(),
    answerEssay: z.string().nullable(),
    subject_id: id,
    subject_name: z.string(),
    class_id: id.nullable(),
    class_name: z.string().nullable(),
    category_id: id,
    category_name: z.string(),
    topic_id: id.nullable(),
    topic_name: z.string().nullable(),
    subtopic_id: id.nullable(),
    subtopic_name: z.string().nullable(),
    indicator_id: id.nullable(),
    indicator_name: z.string().nullable(),
    ql_id: id.nullable(),
    id_qtn_level: id.nullable(),
    qtn_level_name: z.string().nullable(),
    label,
    status,
    free_trial: z.enum(['true', 'false']),
    id_question_creator: id.nullable(),
    id_question_updater: id.nullable(),
  })
  .extend(questionParts.shape)
  .meta({ id: 'Question' })
export type Question = z.infer<typeof question>

/** What a search by words found in a question. */
const matched = z
  .object({
    words: z.array(z.string()),
    in: z.array(z.enum(['question', 'answers', 'keywords', 'discussion'])),
    /** A line of the discussion around a word that stands neither in the text nor in the answers. */
    context: z.string().nullable(),
  })
  .meta({ id: 'Matched' })
export type Matched = z.infer<typeof matched>
export const foundQuestion = question.extend({ matched: matched.optional() }).meta({ id: 'FoundQuestion' })
export type FoundQuestion = z.infer<typeof foundQuestion>

/** What questions of both banks are sent with, beside their type, text, place and parts. */
export const questionFields = {
  label,
  free_trial: flag.optional(),
  answer: fragment.nullish(),
  /** Replaces the stored one as a whole. */
  interaction: interactionInput.optional(),
  scoring: scoringInput.optional(),
}

/** A new question is on-progress whatever is sent (decisions 3). */
export const questionCreate = z.object({
  qt_id: questionType('general'),
  question_text: html,
  /** Optional: the topic has a category; when it is sent, it must be the same. */
  category_id: optionalId,
  class_id: idInput,
  topic_id: idInput,
  subtopic_id: optionalId,
  indicator_id: optionalId,
  ql_id: idInput,
  ...questionFields,
  /** The question whose group it joins. */
  parent_id: optionalId,
  ...questionPartsInput.shape,
})

/** The general routes find questions of both banks: the server refuses a type, and leaves out fields, that the question's bank lacks. */
const ofEitherBank = { qt_id: questionType('general', 'snpmb').optional(), topic_id: optionalId }

export const questionUpdate = questionCreate
  .omit({ parent_id: true })
  .partial()
  .extend({ ...ofEitherBank, status: status.optional(), ...seenAt.shape })

export const questionPaging: Paging = { size: BANKS.general.pageSize, whole: false }
export const questionRoutes = {
  /** The main list of the general bank: no children, product type 1. */
  main: route({
    method: 'GET',
    path: '/v1/questionParent',
    access: 'staff',
    summary: 'List the main questions (soal) with filters',
    query: questionFilters,
    response: listOf(foundQuestion),
  }),
  list: route({
    method: 'GET',
    path: '/v1/question',
    access: 'staff',
    summary: 'List all questions of the general bank, children too',
    query: questionFilters,
    response: listOf(foundQuestion),
  }),
  facets: route({
    method: 'GET',
    path: '/v1/question/facets',
    access: 'staff',
    summary: 'Count how many main questions that fit the filters have each value of each filter',
    query: facetsQuery,
    readsMuch: true,
    response: facetsReply,
  }),
  get: route({
    method: 'GET',
    path: '/v1/question/:id',
    access: 'staff',
    summary: 'Read one question of either bank with all its parts',
    params: idParams,
    response: oneOf(question),
  }),
  create: route({
    method: 'POST',
    path: '/v1/question',
    access: 'staff',
    summary: 'Add a question',
    body: questionCreate,
    bodyLimit: IMAGE_BODY_LIMIT,
    status: 201,
    response: changed(question),
  }),
  update: route({
    method: 'PATCH',
    path: '/v1/question/:id',
    access: 'staff',
    summary: 'Edit a question',
    params: idParams,
    body: questionUpdate,
    bodyLimit: IMAGE_BODY_LIMIT,
    response: changed(question),
  }),
  duplicate: route({
    method: 'POST',
    path: '/v1/question/:id/duplicate',
    access: 'staff',
    summary: 'Copy a question with its parts and pictures, with the fields that are sent changed',
    params: idParams,
    body: questionCreate.partial().extend(ofEitherBank),
    bodyLimit: IMAGE_BODY_LIMIT,
    status: 201,
    response: changed(question),
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/question/:id',
    access: 'admin',
    summary: 'Delete a question with its parts',
    params: idParams,
    response: removed,
  }),
}
