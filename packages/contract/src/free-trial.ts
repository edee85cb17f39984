import * as z from 'zod'
import { id, idInput, idParams } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { route } from './route.ts'

/** A question that is free to try; `item_id` is the question's id. */
const freeTrial = z.object({ id, item_id: id, type: z.literal('question') }).meta({ id: 'FreeTrial' })

export const freeTrialPaging: Paging = { size: 10, whole: false }
const freeTrialCreate = z.object({ item_id: idInput, type: z.literal('question', { error: 'Pilihan tidak valid.' }) })

/** `:id` is the question's id. Adding a question twice is no error and makes no second row (decisions 3). */
export const freeTrialRoutes = {
  list: route({
    method: 'GET',
    path: '/v1/free-trial',
    access: 'staff',
    summary: 'List the free-trial questions',
    query: pageQuery,
    response: listOf(freeTrial),
  }),
  get: route({
    method: 'GET',
    path: '/v1/free-trial/:id',
    access: 'staff',
    summary: 'Read the free-trial entry of a question',
    params: idParams,
    response: oneOf(freeTrial),
  }),
  create: route({
    method: 'POST',
    path: '/v1/free-trial',
    access: 'staff',
    summary: 'Make a question free to try',
    body: freeTrialCreate,
    status: 201,
    response: changed(freeTrial),
  }),
  update: route({
    method: 'PATCH',
    path: '/v1/free-trial/:id',
    access: 'staff',
    summary: 'Give the free-trial entry of a question to another question',
    params: idParams,
    body: freeTrialCreate.partial(),
    response: changed(freeTrial),
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/free-trial/:id',
    access: 'staff',
    summary: 'Make a question premium again',
    params: idParams,
    response: removed,
  }),
}
