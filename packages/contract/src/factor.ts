import * as z from 'zod'
import { filled, id, idParams, line, name, timestamp } from './fields.ts'
import { oneOf, removed } from './reply.ts'
import { route } from './route.ts'

/** What an account shows beside its password when it signs in. Secrets are told once, when they are made. */
const factors = z
  .object({
    /** The authenticator app; null when there is none. */
    totp: z.object({ created_at: timestamp, used_at: timestamp.nullable() }).nullable(),
    passkeys: z.array(
      z.object({ id_passkey: id, name: z.string(), created_at: timestamp, used_at: timestamp.nullable() }),
    ),
    /** How many recovery codes are left. */
    recovery_codes_left: z.int(),
    /** Whether the server asks this account for a second factor. */
    required: z.boolean(),
    /** The only address at which passkeys work; null where they cannot be used at all. */
    passkey_origin: z.string().nullable(),
  })
  .meta({ id: 'Factors' })
export type Factors = z.infer<typeof factors>

/** Each change of the own factors asks for the password again. */
const withPassword = z.object({ current_password: filled })
/** As WebAuthn writes its options and answers in JSON. */
const webAuthn = z.record(z.string(), z.unknown())
/** New recovery codes come with the first factor and when they are asked for: the only time that they are shown. */
const changedFactors = oneOf(factors).extend({ recovery_codes: z.array(z.string()), message: z.string() })

const path = '/v1/factor'
const own = { access: 'staff', beforeFactor: 'always', isSecret: true } as const
export const factorRoutes = {
  get: route({
    method: 'GET',
    path,
    access: 'staff',
    beforeFactor: 'always',
    summary: 'Read which second factors the own account has',
    response: oneOf(factors),
  }),
  beginTotp: route({
    ...own,
    method: 'POST',
    path: `${path}/totp`,
    summary: 'Begin to set up an authenticator app: a new secret, to be confirmed within 15 minutes',
    body: withPassword,
    response: oneOf(z.object({ secret: z.string(), uri: z.string() })),
  }),
  confirmTotp: route({
    ...own,
    method: 'POST',
    path: `${path}/totp/confirm`,
    summary: 'Confirm the authenticator app with a code that it shows',
    body: z.object({ secret: line(64).regex(/^[A-Z2-7]+$/, 'Kode rahasia tidak valid.'), otp: line(100) }),
    response: changedFactors,
  }),
  removeTotp: route({
    ...own,
    method: 'DELETE',
    path: `${path}/totp`,
    summary: 'Take the authenticator app off',
    body: withPassword,
    response: removed,
  }),
  beginPasskey: route({
    ...own,
    method: 'POST',
    path: `${path}/passkey`,
    summary: 'Begin to add a passkey: the options for the browser, to be answered within 15 minutes',
    body: withPassword,
    response: oneOf(z.object({ options: webAuthn })),
  }),
  confirmPasskey: route({
    ...own,
    method: 'POST',
    path: `${path}/passkey/confirm`,
    summary: 'Add the passkey that the browser made',
    body: z.object({ name, attestation: webAuthn }),
    response: changedFactors,
  }),
  removePasskey: route({
    ...own,
    method: 'DELETE',
    path: `${path}/passkey/:id`,
    summary: 'Take a passkey off',
    params: idParams,
    body: withPassword,
    response: removed,
  }),
  renewCodes: route({
    ...own,
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'Make new recovery codes; the old ones end',
    body: withPassword,
    response: changedFactors,
  }),
  takeOff: route({
    method: 'DELETE',
    path: '/v1/account/:id/factor',
    access: 'admin',
    summary: 'Take all second factors off the account of another',
    params: idParams,
    response: removed,
  }),
}
