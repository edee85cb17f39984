import type { Socket } from 'node:net'
import { ApiError, ERRORS, type ErrorBody } from '@bank/contract'
import { SECURITY_HEADERS } from './headers.ts'

/**
 * Gives our error body to what Node refuses before there is a request: broken HTTP, too large headers. A connection that
 * has sent nothing is closed without a word: a browser opens some ahead, and would take it for the answer to its next call.
 */
export function answerClientError({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
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
