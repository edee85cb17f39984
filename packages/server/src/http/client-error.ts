import type { Socket } from 'node:net'
import { ApiError, ERRORS, type ErrorBody } from '@bank/contract'
import { SECURITY_HEADERS } from './headers.ts'

/** Answers what Node refuses before there is a request (broken HTTP, headers over the limit) in our own form. */
export function answerClientError({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const error = new ApiError(code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'MALFORMED')
  const body = JSON.stringify({ code: error.code, message: error.message } satisfies ErrorBody)
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${ERRORS[error.code].status} Refused`, ...lines, '', body].join('\r\n'))
}
