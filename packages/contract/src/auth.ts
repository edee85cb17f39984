import * as z from 'zod'
import { LEVEL } from './access.ts'
import { account, email, password } from './account-fields.ts'
import { filled, line, name } from './fields.ts'
import { changed } from './reply.ts'
import { route } from './route.ts'

const chosen = { error: 'Pilihan tidak valid.' }

/** The reply to a sign-in (decisions 1). */
const signedIn = z
  .object({
    token: z.string(),
    ac_id: account.shape.ac_id,
    ac_name: account.shape.ac_name,
    data: account.pick({ ac_id: true, ac_name: true, ac_email: true, ac_level: true, level_name: true }),
    /** Only sent when the product made this password up: its owner must choose another before anything else. */
    must_change_password: z.literal(true).optional(),
  })
  .meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof signedIn>

/** A new account is Team Content. Any other level here would let a stranger become an admin. */
const teamContent = z.union([z.literal(LEVEL.teamContent), z.literal('2').transform(() => LEVEL.teamContent)], chosen)
const MAX_OTP = 100
/** Messages of the auth routes (decisions 6). */
export const AUTH_SAID = {
  signedOut: 'Selamat berjumpa kembali !',
  passwordChanged: 'Password changed !',
} as const

export const authRoutes = {
  register: route({
    method: 'POST',
    path: '/v1/register',
    access: 'public',
    summary: 'Register; the account waits for an admin',
    body: z.object({ ac_name: name, ac_level: teamContent, ac_email: email, ac_password: password }),
    status: 201,
    response: changed(account),
  }),
  login: route({
    method: 'POST',
    path: '/v1/login',
    access: 'public',
    summary: 'Sign in; where the account has a second factor, with its code or the answer of a passkey',
    body: z.object({
      ac_email: filled,
      ac_password: filled,
      /** The six digits of an authenticator app, or a recovery code. */
      otp: z.string().max(MAX_OTP).optional(),
      /** What the browser answered to the passkey options of SECOND_FACTOR, as WebAuthn's JSON. */
      assertion: z.record(z.string(), z.unknown()).optional(),
      /** A random id that the client keeps: a sign-in from an id that the account has not used is told to its owner. */
      device: line(100).optional(),
    }),
    response: signedIn,
  }),
  logout: route({
    method: 'POST',
    path: '/v1/logout',
    access: 'staff',
    beforeFactor: 'always',
    endsSessions: true,
    summary: 'End this session',
    response: z.object({ data: z.tuple([]), message: z.string() }),
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/v1/forgotPassword',
    access: 'public',
    summary: 'Ask for a new password; an admin approves it by the code, or its owner by a link in a mail',
    body: z.object({ ac_email: email, ac_password: password }),
    /** `code` is missing where `PASSWORD_RESET=open` sets the new password at once. `mailed`: the server mails a link to the account. */
    response: z.object({
      message: z.string(),
      data: z.object({ code: z.string().optional(), mailed: z.boolean().optional() }),
    }),
  }),
  resetPassword: route({
    method: 'POST',
    path: '/v1/resetPassword',
    access: 'public',
    summary: 'Set a new password with the token of the link that came by mail',
    body: z.object({ token: line(100), ac_password: password }),
    response: z.object({ message: z.string() }),
  }),
}
