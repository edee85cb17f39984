import { createHash } from 'node:crypto'
import pg from 'pg'

/** Marks a statement whose best plan depends on its values: a search for a rare word, or for a very common one. */
export const PLANNED_ANEW = '/* planned anew */'

/** The driver's message when `query_timeout` is over. It would keep using the connection. */
const TIMED_OUT = 'Query read timeout'
/**
 * Milliseconds for a commit: all that follows from the changed questions is written in it, seconds after a change of
 * thousands, and `statement_timeout` does not end it. Below the answer's time of such a call (http/bind/time-limits.ts).
 */
const COMMIT_TIME = 30_000
/** Codes of answers after which PostgreSQL closes the connection: it is told to stop, or the session was idle too long. */
const CLOSING = /^57P0[1-5]$/

/**
 * The driver prepares only statements with a name, and planning the query of a list costs ten times as much as running
 * it. So every statement with parameters gets a name made from its text. Statements without parameters use the simple
 * protocol, which migrations with several statements need. A connection without an answer in time is closed: after a
 * pulled cable no error ever arrives. So is one that PostgreSQL is about to close, before the pool gives it to the next.
 */
export class PreparingClient extends pg.Client {
  override query(...asked: unknown[]) {
    const answer = Reflect.apply(super.query, this, named(asked))
    if (answer instanceof Promise) answer.catch((error: Error) => this.giveUpOn(error))
    return answer
  }

  private giveUpOn({ message, code }: Error & { code?: string }) {
    if (message === TIMED_OUT || CLOSING.test(code ?? '')) this.end().catch(() => {})
  }
}

function named(asked: unknown[]) {
  const [text, values, ...rest] = asked
  if (text === 'commit') return [{ text, query_timeout: COMMIT_TIME }, values, ...rest]
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return asked
  return [prepared(text, values), ...rest]
}

/** A statement under the name that its text has on every connection. */
export const prepared = (text: string, values: unknown[]): pg.QueryConfig =>
  text.includes(PLANNED_ANEW) ? { text, values } : { name: nameOf(text), text, values }

/** Far more than the server uses. Texts beyond this number are hashed at each query, so that memory stays bounded. */
const MOST_NAMES = 2_000
const names = new Map<string, string>()

function nameOf(text: string) {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64')
  if (names.size < MOST_NAMES) names.set(text, name)
  return name
}
