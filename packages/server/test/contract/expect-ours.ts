import { ERRORS, errorBody, type Route } from '@bank/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** Words in an error that would reveal the server's internals. */
const INSIDES =
  /\bat [\w.<>]+ \(|\.[jt]s:\d+|node_modules|\/src\/|file:\/\/|\bselect\b.+\bfrom\b|insert into|relation "|column "|constraint "|violates|duplicate key|syntax error|_fkey|_key\b|PostgresError|TypeError|ZodError|\[object Object\]|ECONN|Invalid input|undefined/i

/** The headers of every answer, success or error (reliability 4). */
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
const REVEALING_HEADERS = ['server', 'x-powered-by', 'access-control-allow-origin']

/** A file is saved by the browser, never shown. */
const OF_FILE = { 'content-type': /^(application\/|text\/csv)/, 'content-disposition': /^attachment; / }
const ofFile = Object.fromEntries(Object.entries(OF_FILE).map(([name, form]) => [name, expect.stringMatching(form)]))

/**
 * Expects an answer in the form of this API: JSON with HEADERS, or a file where the route answers one; an error in the
 * common envelope, without INSIDES.
 */
export function expectOurs(response: LightMyRequestResponse, route?: Route) {
  const isFile = route?.replyType === 'file' && response.statusCode < 300
  expect(response.headers).toMatchObject(isFile ? { ...HEADERS, ...ofFile } : HEADERS)
  for (const name of REVEALING_HEADERS) expect(response.headers).not.toHaveProperty(name)
  if (response.statusCode < 300) return
  const { success, data: error } = errorBody.strict().safeParse(response.json())
  expect(success, `not our envelope: ${response.body}`).toBe(true)
  expect(error && ERRORS[error.code].status).toBe(response.statusCode)
  expect(response.body).not.toMatch(INSIDES)
}
