import type { readItem } from './item.ts'

/** The server's acknowledgements for one question. Revisions count from 0; -1 is none. */
export interface Entry {
  name: string
  /** Known after the first answer. */
  id?: number
  /** The newest revision that the server acknowledged. */
  kept: number
  /** The newest revision that was sent: any revision from `kept` to `sent` may be the stored one. */
  sent: number
  removal: 'none' | 'sent' | 'kept'
}

export type Ledger = Map<string, Entry>

type ReadItem = ReturnType<typeof readItem>

/** Broken promises, as the names of the questions. */
export interface Verdict {
  lost: string[]
  half: string[]
  twice: string[]
  strange: string[]
}

/**
 * Compares the acknowledged changes with the stored rows. `upTo` is the ledger at the time when the rows were read:
 * rows may also hold changes that were sent after `ledger` was copied.
 */
export function compare(ledger: Ledger, rows: ReadItem[], upTo: Ledger = ledger): Verdict {
  const newest = new Map(rows.map(({ name, revision }) => [name, revision]))
  const firstOf = new Map(rows.toReversed().map((row) => [row.name, row]))
  const namesOf = (some: { name: string }[]) => some.map(({ name }) => name)
  return {
    lost: namesOf([...ledger.values()].filter((entry) => isLost(entry, newest.get(entry.name), upTo.get(entry.name)))),
    half: namesOf(rows.filter(({ isWhole }) => !isWhole)),
    twice: namesOf(rows.filter((row) => firstOf.get(row.name) !== row)),
    strange: namesOf(rows.filter(({ name, revision }) => revision > (upTo.get(name)?.sent ?? -1))),
  }
}

function isLost({ kept, removal }: Entry, stored: number | undefined, later?: Entry) {
  if (stored === undefined) return kept >= 0 && (later?.removal ?? removal) === 'none'
  return stored < kept || removal === 'kept'
}
