import * as z from 'zod'
import { account, accountName, password } from './account-fields.ts'
import { idParams, line, name, search, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { route } from './route.ts'

export * from './account-fields.ts'

const chosen = { error: 'Pilihan tidak valid.' }

/** 1 or 2, as a number or as a form sends it. */
const oneOrTwo = z.union(
  [z.literal([1, 2]), z.literal(['1', '2']).transform((digit) => Number(digit) as 1 | 2)],
  chosen,
)

/** What an admin decides of an account, and what everybody edits of their own, which needs their current password. */
const accountUpdate = z
  .object({
    is_active: oneOrTwo,
    ac_level: oneOrTwo,
    ac_name: name,
    ac_password: password,
    current_password: z.string(),
  })
  .partial()
  .extend(seenAt.shape)
export type AccountUpdate = z.infer<typeof accountUpdate>

export const accountPaging: Paging = { size: 5, whole: true }
const path = '/v1/account'
const item = `${path}/:id` as const
export const accountRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'staff',
    summary: 'List accounts (akun); names alone for Team Content',
    query: pageQuery.extend({ ac_name: search }),
    response: listOf(z.union([account, accountName])),
  }),
  get: route({
    method: 'GET',
    path: item,
    access: 'staff',
    summary: 'Read one account; Team Content only their own',
    params: idParams,
    response: oneOf(account),
  }),
  update: route({
    method: 'PATCH',
    path: item,
    access: 'staff',
    summary: 'Edit the own profile, or as an admin switch an account on and off and set its level',
    params: idParams,
    body: accountUpdate,
    response: changed(account),
  }),
  remove: route({
    method: 'DELETE',
    path: item,
    access: 'admin',
    summary: 'Delete an account',
    params: idParams,
    response: removed,
  }),
  approveReset: route({
    method: 'POST',
    path: `${item}/reset`,
    access: 'admin',
    summary: 'Approve a forgotten password by the code that its owner tells',
    params: idParams,
    body: z.object({ code: line(6).regex(/^\d{6}$/, 'Kode terdiri atas enam angka.') }),
    response: changed(account),
  }),
  rejectReset: route({
    method: 'DELETE',
    path: `${item}/reset`,
    access: 'admin',
    summary: 'Reject all pending passwords of an account',
    params: idParams,
    response: removed,
  }),
}
