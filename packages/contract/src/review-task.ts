import * as z from 'zod'
import { flag, id, idInput, idParams, optionalId, timestamp } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { QUESTION_FORMS } from './question-words.ts'
import { changed, listOf, removed } from './reply.ts'
import { route } from './route.ts'
import { STAGES, TASK_KINDS } from './stages.ts'

const chosen = { error: 'Pilihan tidak valid.' }

const MOST_ASKED = 200

/** A day, until which something is to be done. */
export const dueOn = z.iso.date({ error: 'Pilih tanggal.' })

const task = z
  .object({
    id,
    kind: z.enum(TASK_KINDS),
    question_id: id,
    code: z.string(),
    /** How it begins, without formatting. */
    begins: z.string(),
    product_type: z.int(),
    form: z.enum(QUESTION_FORMS),
    stage: z.enum(STAGES),
    subject_name: z.string(),
    category_name: z.string(),
    topic_name: z.string().nullable(),
    /** The account that it is assigned to; null: any account that may do it can take it. */
    ac_id: id.nullable(),
    ac_name: z.string().nullable(),
    name_asker: z.string().nullable(),
    due_on: z.iso.date().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'ReviewTask' })
export type ReviewTask = z.infer<typeof task>

const path = '/v1/review/task'
export const taskPaging: Paging = { size: 10, whole: false }
export const reviewTaskRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'staff',
    background: true,
    summary:
      'List the open tasks of the caller, those due first, with those assigned to no account that the caller may do; of a question all of them. None while the policy does not bind',
    query: pageQuery.extend({
      kind: z.enum(TASK_KINDS, chosen).optional(),
      overdue: flag.optional(),
      question_id: idInput.optional(),
    }),
    response: listOf(task),
  }),
  able: route({
    method: 'GET',
    path: '/v1/question/:id/able',
    access: 'staff',
    summary:
      'Who may be given a task of a question, those with the fewest open tasks first; not who has it or has done it',
    params: idParams,
    query: z.object({ kind: z.enum(TASK_KINDS, chosen).default('telaah') }),
    response: z.object({ data: z.array(z.object({ ac_id: id, ac_name: z.string() })) }),
  }),
  create: route({
    method: 'POST',
    path,
    access: 'staff',
    summary: 'Ask a reviewer to review submitted questions: level 1 anybody, a reviewer themselves',
    body: z.object({
      question_ids: z.array(idInput).min(1).max(MOST_ASKED),
      account_id: idInput,
      due_on: dueOn.nullish(),
    }),
    response: removed,
  }),
  update: route({
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'staff',
    summary:
      'Give a task to somebody else or another day: level 1 any, others one of theirs, or one that is assigned to no account',
    params: idParams,
    body: z.object({ account_id: optionalId, due_on: dueOn.nullish() }),
    response: changed(task),
  }),
  take: route({
    method: 'POST',
    path: `${path}/:id/take`,
    access: 'staff',
    summary: 'Take a task that is assigned to no account: of several who do at once, one gets it',
    params: idParams,
    response: changed(task),
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'staff',
    summary: 'Give a task up; the last one of a question that waits for it becomes anybody’s',
    params: idParams,
    response: removed,
  }),
}
