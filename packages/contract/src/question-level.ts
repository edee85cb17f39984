import * as z from 'zod'
import { audit, id, name } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf } from './reply.ts'
import { route } from './route.ts'

export const questionLevel = audit.extend({ id, qtn_level_name: z.string() }).meta({ id: 'QuestionLevel' })
export type QuestionLevel = z.infer<typeof questionLevel>

export const questionLevelPaging: Paging = { size: 10, whole: true }
export const questionLevelRoutes = {
  list: route({
    method: 'GET',
    path: '/v1/question-level',
    access: 'staff',
    summary: 'List question levels (level soal)',
    query: pageQuery,
    response: listOf(questionLevel),
  }),
  create: route({
    method: 'POST',
    path: '/v1/question-level',
    access: 'staff',
    summary: 'Add a question level',
    body: z.object({ qtn_level_name: name }),
    status: 201,
    response: changed(questionLevel),
  }),
}
