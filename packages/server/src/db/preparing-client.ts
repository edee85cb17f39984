import { createHash } from 'node:crypto'
import pg from 'pg'

/** Stands in a statement whose best plan depends on its values: a search for a rare word, or for one in every row. */
export const PLANNED_ANEW = '/* planned anew */'

/** What the driver says when `query_timeout` is over; it would go on using the connection. */
const SILENCE = 'Query read timeout'

/**
 * The driver prepares only what has a name, and planning a list's query costs ten times what running it does. So every
 * statement with parameters is named after its text; those without stay on the simple protocol, which migrations with
 * several statements need. A connection on which nothing is heard in time is given up: a cable may have been pulled, and
 * nobody would tell.
 */
export class PreparingClient extends pg.Client {
  override query(...asked: unknown[]) {
    const answer = Reflect.apply(super.query, this, named(asked))
    if (answer instanceof Promise) answer.catch((error: Error) => this.giveUpOn(error))
    return answer
  }

  private giveUpOn({ message }: Error) {
    if (message === SILENCE) this.end().catch(() => {})
  }
}

function named(asked: unknown[]) {
  const [text, values, ...rest] = asked
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return asked
  if (text.includes(PLANNED_ANEW)) return asked
  return [{ name: nameOf(text), text, values }, ...rest]
}

/** Far more than there are in use; a text beyond that is hashed every time it is sent. */
const MOST_NAMES = 2_000
const names = new Map<string, string>()

function nameOf(text: string) {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64')
  if (names.size < MOST_NAMES) names.set(text, name)
  return name
}
