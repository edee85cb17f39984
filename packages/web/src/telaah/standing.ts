import type { Linted } from '@bank/contract/telaah/index'

/** What stands in a form at one moment. */
export interface Standing {
  /** Undefined while there is nothing to review. */
  question: Linted | undefined
  /** Where the form shows a place of the body; undefined for what it does not show. */
  placeOf: (place: string) => string | undefined
  /** The HTML of a field. */
  htmlOf: (place: string) => string
}

/** The stored question behind a form. */
export interface Stored {
  id: number
  /** Where the form shows a place of it, or null, the question as a whole; undefined for what it does not show. */
  placeOf: (place: string | null) => string | null | undefined
}

export interface TelaahProps {
  /** Calls `changed` at every edit; returns what ends that. */
  watch: (changed: () => void) => () => void
  read: () => Standing
  /** Puts the rows of a list into another order; left out where the form has none. */
  reorder?: (list: string, order: readonly number[]) => void
  /** Left out where nothing is stored yet. */
  stored?: Stored | undefined
}

/** Milliseconds without an edit, after which a form rests. */
export const REST = 400
