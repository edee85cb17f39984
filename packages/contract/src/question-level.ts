import * as z from 'zod'
import { crud } from './crud.ts'
import { audit, id, name, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'

const questionLevel = audit.extend({ id, qtn_level_name: z.string() }).meta({ id: 'QuestionLevel' })
export type QuestionLevel = z.infer<typeof questionLevel>

export const questionLevelCreate = z.object({ qtn_level_name: name })

export const questionLevelPaging: Paging = { size: 10, whole: true }
const routes = crud('/v1/question-level', {
  thing: 'question levels (level soal)',
  row: questionLevel,
  query: pageQuery,
  create: questionLevelCreate,
  update: questionLevelCreate.partial().extend(seenAt.shape),
  remove: 'admin',
})
/** Every list and chart speaks of a level by its name, so only admins rename one. */
export const questionLevelRoutes = { ...routes, update: { ...routes.update, access: 'admin' as const } }
