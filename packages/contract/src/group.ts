import * as z from 'zod'
import { id, idInput, idParams } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { question } from './question.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { route } from './route.ts'

const chosen = { error: 'Urutan berupa bilangan bulat mulai dari 1.' }
const MAX_POSITION = 32_767
/** From 1. One beyond the end of the group means its end. */
const position = z.int(chosen).min(1, chosen).max(MAX_POSITION, chosen)

/** A question in the group of another; `id` is the child's id. Without a position it stands after the others, by its id. */
const questionChild = z
  .object({ id, question_id: id, parent_id: id, position: z.int().nullable() })
  .meta({ id: 'QuestionChild' })
/** A question that stands on the main list. */
const questionParent = z.object({ id, question_id: id }).meta({ id: 'QuestionParent' })

export const groupPaging: Paging = { size: 10, whole: false }
const childLink = z.object({ question_id: idInput, parent_id: idInput })

export const groupRoutes = {
  children: route({
    method: 'GET',
    path: '/v1/questionChild/:id',
    access: 'staff',
    summary: 'List the questions in a group, whole, with all their parts',
    params: idParams,
    query: pageQuery,
    response: listOf(question),
  }),
  listChildren: route({
    method: 'GET',
    path: '/v1/question-child',
    access: 'staff',
    summary: 'List which questions stand in which group',
    query: pageQuery.extend({ parent_id: idInput.optional() }),
    response: listOf(questionChild),
  }),
  getChild: route({
    method: 'GET',
    path: '/v1/question-child/:id',
    access: 'staff',
    summary: 'Read in which group a question stands',
    params: idParams,
    response: oneOf(questionChild),
  }),
  addChild: route({
    method: 'POST',
    path: '/v1/question-child',
    access: 'staff',
    summary: 'Put a question into a group',
    body: childLink,
    status: 201,
    response: changed(questionChild),
  }),
  moveChild: route({
    method: 'PATCH',
    path: '/v1/question-child/:id',
    access: 'staff',
    summary: 'Put a question into another group, or at another place of its group',
    params: idParams,
    body: childLink.pick({ parent_id: true }).extend({ position }).partial(),
    response: changed(questionChild),
  }),
  /** The question stays and goes back to the main list. */
  detachChild: route({
    method: 'DELETE',
    path: '/v1/question-child/:id',
    access: 'staff',
    summary: 'Take a question out of its group',
    params: idParams,
    response: removed,
  }),
  listParents: route({
    method: 'GET',
    path: '/v1/question-parent',
    access: 'staff',
    summary: 'List which questions stand on the main list',
    query: pageQuery,
    response: listOf(questionParent),
  }),
  getParent: route({
    method: 'GET',
    path: '/v1/question-parent/:id',
    access: 'staff',
    summary: 'Read whether a question stands on the main list',
    params: idParams,
    response: oneOf(questionParent),
  }),
  addParent: route({
    method: 'POST',
    path: '/v1/question-parent',
    access: 'staff',
    summary: 'Put a question back on the main list',
    body: z.object({ question_id: idInput }),
    status: 201,
    response: changed(questionParent),
  }),
  keepParent: route({
    method: 'PATCH',
    path: '/v1/question-parent/:id',
    access: 'staff',
    summary: 'Put the question of this id back on the main list',
    params: idParams,
    body: z.object({}),
    response: changed(questionParent),
  }),
  /** Deletes the question; refused while it has children. */
  removeParent: route({
    method: 'DELETE',
    path: '/v1/question-parent/:id',
    access: 'admin',
    summary: 'Delete a main question with its parts',
    params: idParams,
    response: removed,
  }),
}
