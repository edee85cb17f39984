import * as z from 'zod'
import { id, idInput, idParams, timestamp } from './fields.ts'
import { removed } from './reply.ts'
import { route } from './route.ts'

/** Another account that has a question open in a dialog. */
const editor = z.object({ question_id: id, ac_name: z.string(), since: timestamp }).meta({ id: 'Editor' })
export type Editor = z.infer<typeof editor>

/** Seconds: `goneAfter` the last call of a dialog it counts as closed; a dialog calls `every` so many, a list asks `seenEvery`. */
export const EDITING = { goneAfter: 30, every: 10, seenEvery: 20 }
const MOST_ASKED = 100
const ids = z
  .string()
  .max(11 * MOST_ASKED)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(id).max(MOST_ASKED))

const path = '/v1/editing'
const staff = { access: 'staff', background: true } as const
const editors = z.object({ data: z.array(editor) })
export const editingRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path,
    summary: 'Who else has these questions open: `question_id=1,2,3`, at most 100',
    query: z.object({ question_id: ids }),
    response: editors,
  }),
  tell: route({
    ...staff,
    method: 'POST',
    path,
    summary: `Tell that this account has a question open; to be told again every ${EDITING.every} s. Answers who else has`,
    body: z.object({ question_id: idInput }),
    response: editors,
  }),
  leave: route({
    ...staff,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Tell that this account has closed the question `id`',
    params: idParams,
    response: removed,
  }),
}
