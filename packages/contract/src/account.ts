import * as z from 'zod'
import { account, accountName, password } from './account-fields.ts'
import { idParams, line, name, search, seenAt, timestamp } from './fields.ts'
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

/** An admin sets state and level; each person edits their own name and password, with the current password. */
const accountUpdate = z
  .object({
    is_active: oneOrTwo,
    ac_level: oneOrTwo,
    /** The other name of `ac_level`, which counts when both are sent. */
    id_level: oneOrTwo,
    ac_name: name,
    ac_password: password,
    current_password: z.string(),
  })
  .partial()
  .extend(seenAt.shape)
/** An edit with its level under one name. */
export type AccountUpdate = Omit<z.infer<typeof accountUpdate>, 'id_level'>

/** A change of what an account shows beside its password. */
type FactorChange =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'code-used'
  | 'taken-off'
  | 'console'

/** What history keeps of an account, never a secret: `password` says that there is another one. */
export type AccountHistory = {
  name: string
  email: string | null
  level: number
  is_active: number
  password: 'changed'
  password_reset: 'approved' | 'rejected' | 'mail' | 'console' | 'open'
  second_factor: FactorChange
  /** In words: what it may review and publish, and the policy of the review flow as it changed it. */
  capabilities: string
  review_policy: string
}

/** When a new password was asked for, and from which address; null in what an earlier release stored. */
const pendingReset = z.object({ at: timestamp, address: z.string().nullable() }).meta({ id: 'PendingReset' })

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
    beforeFactor: 'own',
    summary: 'Read one account; Team Content only their own',
    params: idParams,
    response: oneOf(account),
  }),
  update: route({
    method: 'PATCH',
    path: item,
    access: 'staff',
    beforeFactor: 'own',
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
  pendingResets: route({
    method: 'GET',
    path: `${item}/reset`,
    access: 'admin',
    summary: 'List when and from where new passwords of an account were asked for, oldest first',
    params: idParams,
    response: z.object({ data: z.array(pendingReset) }),
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
