import autocannon from 'autocannon'
import type { Call } from './calls.ts'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  answers: number
  /** The average size of a response with its headers. */
  bytes: number
  /** Responses other than 2xx, errors and timeouts. */
  failures: number
  /** The failures by status: `63 x 503`. */
  refused: string
}

const WRITES = { 'content-type': 'application/json' }

/** The duration of a load: at least `seconds`, then until there are `enough` answers, but at most `atMost` seconds. */
export interface Span {
  seconds: number
  enough: number
  atMost: number
}

/** Sends one call repeatedly from this many parallel clients; each request uses the next of the tokens. */
export function load(origin: string, tokens: string[], { ask }: Call, clients: number, span: Span) {
  const times: number[] = []
  let received = 0
  let turn = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { method, path, body } = ask()
    const token = tokens[turn++ % tokens.length] ?? ''
    const headers = { authorization: `Bearer ${token}`, ...(body ? WRITES : {}) }
    return { ...request, method, path, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  }
  return new Promise<Load>((done, fail) => {
    const options = {
      url: origin,
      connections: clients,
      duration: span.atMost,
      requests: [{ setupRequest }],
      timeout: 20,
    }
    const run = autocannon(options, (error, result) => {
      if (error) return fail(error)
      times.sort((a, b) => a - b)
      const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
      done({
        perSecond: (times.length * 1000) / (performance.now() - started),
        p50: at(0.5),
        p99: at(0.99),
        answers: times.length,
        bytes: received / times.length,
        failures: result.non2xx + result.errors + result.timeouts,
        refused: refusedIn(result),
      })
    })
    const started = performance.now()
    run.on('response', (_client, _status, bytes, milliseconds) => {
      times.push(milliseconds)
      received += bytes
      if (times.length >= span.enough && performance.now() - started > span.seconds * 1000) run.stop()
    })
  })
}

const refusedIn = ({ statusCodeStats = {} }: autocannon.Result) =>
  Object.entries(statusCodeStats)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count = 0 }]) => `${count} x ${status}`)
    .join(', ')
