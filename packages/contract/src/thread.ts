import * as z from 'zod'
import { flag, id, idInput, idParams, line, timestamp } from './fields.ts'
import { changed, removed } from './reply.ts'
import { route } from './route.ts'

/** `threads`: of a question; `comments`: of a thread; `answer`: bytes of the comments in one answer. */
export const THREAD_LIMITS = {
  text: 4_000,
  quote: 200,
  around: 32,
  place: 100,
  threads: 200,
  comments: 200,
  answer: 1_000_000,
} as const

const person = { ac_id: id, ac_name: z.string() }
const comment = z.object({
  id,
  /** Plain; empty once it was deleted. */
  text: z.string(),
  /** Who is named in it as `@nama`; a name that is none of these is text. */
  mentions: z.array(z.object(person)),
  ...person,
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  deleted_at: timestamp.nullable(),
})
export type ReviewComment = z.infer<typeof comment>

const thread = z
  .object({
    id,
    question_id: id,
    /** In the body of a call (docs/decisions/014): `selections.2.selection_text`; null: the question as a whole, or a part that is gone. */
    place: z.string().nullable(),
    /** The words that were commented. */
    quote: z.string().nullable(),
    /** What stood around them. */
    before: z.string(),
    after: z.string(),
    /** These words no longer stand there. */
    changed: z.boolean(),
    /** Of the question when it was written. */
    revision: z.int(),
    /** An approval waits until it is resolved. */
    must_fix: z.boolean(),
    /** Whether the caller may say that it is resolved. */
    may_resolve: z.boolean(),
    resolved_at: timestamp.nullable(),
    name_resolver: z.string().nullable(),
    ...person,
    created_at: timestamp,
    /** The oldest first; a thread goes with the last one that is deleted. */
    comments: z.array(comment),
    /** How many newer comments did not fit into this answer: `GET /v1/thread/:id/comment` lists them. */
    more: z.int(),
  })
  .meta({ id: 'ReviewThread' })
export type ReviewThread = z.infer<typeof thread>

const text = line(THREAD_LIMITS.text)
const around = z.string().max(THREAD_LIMITS.around, `Paling banyak ${THREAD_LIMITS.around} karakter.`).default('')
const threadCreate = z.object({
  place: z.string().max(THREAD_LIMITS.place, 'Bagian ini tidak ada di soal.').nullish(),
  quote: z.string().trim().max(THREAD_LIMITS.quote, `Paling banyak ${THREAD_LIMITS.quote} karakter.`).nullish(),
  before: around,
  after: around,
  text,
  must_fix: flag.default(false),
})
export type ThreadCreate = z.output<typeof threadCreate>

const ofQuestion = '/v1/question/:id/thread'
const ofThread = '/v1/thread/:id/comment'
const ofComment = '/v1/comment/:id'
export const threadRoutes = {
  list: route({
    method: 'GET',
    path: ofQuestion,
    access: 'staff',
    summary:
      'List what people say of a question of either bank: threads of comments, the open ones first, with the first comments of each as far as 1 MB goes',
    params: idParams,
    response: z.object({ data: z.array(thread) }),
  }),
  comments: route({
    method: 'GET',
    path: ofThread,
    access: 'staff',
    summary: 'List the comments of a thread, the oldest first, after the one named by `after`, as far as 1 MB goes',
    params: idParams,
    query: z.object({ after: idInput.optional() }),
    response: z.object({ data: z.array(comment), more: z.int() }),
  }),
  create: route({
    method: 'POST',
    path: ofQuestion,
    access: 'staff',
    status: 201,
    summary:
      'Begin a thread, of the question or of words at a place in it. `@nama` mentions an active account. With `must_fix` an approval waits until it is resolved',
    params: idParams,
    body: threadCreate,
    response: changed(thread),
  }),
  reply: route({
    method: 'POST',
    path: ofThread,
    access: 'staff',
    status: 201,
    summary: 'Add a comment to a thread',
    params: idParams,
    body: z.object({ text }),
    response: changed(thread),
  }),
  resolve: route({
    method: 'PATCH',
    path: '/v1/thread/:id',
    access: 'staff',
    summary:
      'Resolve or reopen a thread; one that is `must_fix` is resolved by who began it, by reviewers of the subject and by level 1',
    params: idParams,
    body: z.object({ resolved: flag }),
    response: changed(thread),
  }),
  edit: route({
    method: 'PATCH',
    path: ofComment,
    access: 'staff',
    summary: 'Edit a comment of one’s own',
    params: idParams,
    body: z.object({ text }),
    response: changed(thread),
  }),
  remove: route({
    method: 'DELETE',
    path: ofComment,
    access: 'staff',
    summary: 'Delete a comment of one’s own; its thread goes with the last one',
    params: idParams,
    response: removed,
  }),
}
