import type { readItem } from './item.ts'

/** What the writers were told of one question. Revisions count from 0; -1 is none. */
export interface Entry {
  name: string
  /** Known from its first answer on. */
  id?: number
  /** The newest revision of which the server said that it is kept. */
  kept: number
  /** The newest revision that was sent: between the two, either may stand. */
  sent: number
  removal: 'none' | 'sent' | 'kept'
}

export type Ledger = Map<string, Entry>

type ReadItem = ReturnType<typeof readItem>

/** Promises that were broken, each by the name of the question. */
export interface Verdict {
  lost: string[]
  half: string[]
  twice: string[]
  strange: string[]
}

/**
 * Compares what was acknowledged with what is stored. `upTo` is the ledger when the rows were read, by which what was
 * sent since the acknowledgements in `ledger` is no surprise.
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
