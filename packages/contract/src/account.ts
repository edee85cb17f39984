import * as z from 'zod'
import { level } from './access.ts'
import { audit, id, idParams, line, name, search, seenAt } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { changed, listOf, oneOf, removed } from './reply.ts'
import { route } from './route.ts'

const REQUIRED = 'Wajib diisi.'
const chosen = { error: 'Pilihan tidak valid.' }

/** The rule of HTML's e-mail field; compared without case. */
export const email = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(254, 'Paling banyak 254 karakter.')
  .regex(z.regexes.html5Email, 'Tulis alamat email, misalnya nama@sekolah.id.')

export const PASSWORD_RULE = 'Password berisi 8 sampai 128 karakter dan bukan yang mudah ditebak.'
const MIN_PASSWORD = 8
const MAX_PASSWORD = 128
/** A new password. The server refuses the common ones too. */
export const password = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .refine((value) => {
    const { length } = [...value]
    return length >= MIN_PASSWORD && length <= MAX_PASSWORD
  }, PASSWORD_RULE)
  .meta({ minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD })

/** 1 is active, 2 is pending. */
export const ACTIVE = { active: 1, pending: 2 } as const

/** What everybody may know of a colleague: whose name a filter by creator offers. */
export const accountName = z.object({ ac_id: id, ac_name: z.string() }).meta({ id: 'AccountName' })
export type AccountName = z.infer<typeof accountName>

/** `ac_level` and `id_level` say the same; a pending account reads as level 3 (decisions 2). */
export const account = audit
  .extend({
    ...accountName.shape,
    ac_email: z.string(),
    ac_level: level,
    id_level: level,
    level_name: z.string(),
    is_active: z.literal(Object.values(ACTIVE)),
    /** New passwords that wait for an admin's word. */
    reset_pending: z.int(),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof account>

/** An admin's list holds whole rows, everybody else's the names alone. */
export const isWhole = (row: Account | AccountName): row is Account => 'ac_email' in row

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
