import { ERRORS, errorBody } from '@bank/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** What would tell a stranger how we are built. */
const INSIDES =
  /\bat [\w.<>]+ \(|\.[jt]s:\d+|node_modules|\/src\/|file:\/\/|\bselect\b.+\bfrom\b|insert into|relation "|column "|constraint "|violates|duplicate key|syntax error|_fkey|_key\b|PostgresError|TypeError|ZodError|\[object Object\]|ECONN|Invalid input|undefined/i

/** On every answer, right or wrong (reliability 4). */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.any(String),
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
}
const TELLTALES = ['server', 'x-powered-by', 'access-control-allow-origin']

/** An answer of the API in our form: JSON, guarded by its headers; an error in the one envelope, silent about our insides. */
export function expectOurs(response: LightMyRequestResponse) {
  expect(response.headers).toMatchObject(HEADERS)
  for (const name of TELLTALES) expect(response.headers).not.toHaveProperty(name)
  if (response.statusCode < 300) return
  const { success, data: error } = errorBody.strict().safeParse(response.json())
  expect(success, `not our envelope: ${response.body}`).toBe(true)
  expect(error && ERRORS[error.code].status).toBe(response.statusCode)
  expect(response.body).not.toMatch(INSIDES)
}
