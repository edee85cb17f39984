// The shape of an account, in a file without its routes: the sign-in page loads only this.
import * as z from 'zod'
import { level } from './access.ts'
import { audit, id } from './fields.ts'

const REQUIRED = 'Wajib diisi.'

/** The same rule as HTML's e-mail field. Upper and lower case are the same address. */
export const email = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(254, 'Paling banyak 254 karakter.')
  .regex(z.regexes.html5Email, 'Tulis alamat email, misalnya nama@sekolah.id.')

export const PASSWORD_RULE = 'Password berisi 8 sampai 128 karakter dan bukan yang mudah ditebak.'
const MIN_PASSWORD = 8
const MAX_PASSWORD = 128
/** A new password. The server also refuses common ones. */
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

/** What Team Content may read of an account that is or was active: the filter by creator offers these names. */
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
    /** How many new passwords wait for an admin's approval. */
    reset_pending: z.int(),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof account>

/** An admin's list holds whole accounts, the list of Team Content only names. */
export const isWhole = (row: Account | AccountName): row is Account => 'ac_email' in row
