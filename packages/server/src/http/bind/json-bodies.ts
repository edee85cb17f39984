import { ApiError } from '@bank/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { othersFirst } from '../../process/others-first.ts'

/**
 * Signs outside strings that a body may hold (decisions 8): each value costs its parser memory and the checks of its
 * fields time, whatever its length. The largest question has some thousands.
 */
const MOST_SIGNS = 20_000
/** In characters. */
const LONG = 64 * 1024

/** JSON only, without `__proto__`. An empty JSON body is no body, so that a DELETE with a content type works. */
export function addJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (body.length === 0) return undefined
    if (body.length > LONG) await othersFirst()
    if (hasMoreSigns(body, MOST_SIGNS)) throw new ApiError('TOO_LARGE')
    return new Promise((read, failed) => {
      parse(request, body, (error, value) => (error ? failed(new ApiError('MALFORMED')) : read(value)))
    })
  })
}

const codeOf = (sign: string) => sign.charCodeAt(0)
const QUOTE = codeOf('"')
const ESCAPE = codeOf('\\')
/** Closing signs are not counted: each has its opening one. */
const [LIST, OBJECT, COMMA, COLON] = [codeOf('['), codeOf('{'), codeOf(','), codeOf(':')]

/**
 * Whether a JSON text holds more than `most` of the signs that structure it. Stops at the first one too many. Goes by the
 * codes of signs: by the signs themselves, 8 MiB of spaces took 0.2 s of all calls' time.
 */
export function hasMoreSigns(text: string, most: number): boolean {
  let signs = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === LIST || code === OBJECT || code === COMMA || code === COLON) signs += 1
    if (signs > most) return true
  }
  return false
}

/** Where the string ends that starts at `start`; the length of the text when it does not end. */
function endOfString(text: string, start: number): number {
  const quote = text.indexOf('"', start + 1)
  // most strings, such as a picture of megabytes, have no escaped sign before their end
  if (quote === -1 || text.charCodeAt(quote - 1) !== ESCAPE) return quote === -1 ? text.length : quote
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === ESCAPE) at += 1
  }
  return text.length
}
