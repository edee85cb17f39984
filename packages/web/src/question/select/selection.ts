import type { QuestionSelect } from '@bank/contract/question-select'
import { useState } from 'react'

/** Questions that are selected for a change: ticked ones, or all that the list shows for a query but for some. */
export interface Selection {
  /** Undefined while all are meant whose number is not known yet. */
  count: number | undefined
  /** Whether all are meant that the list shows, on its other pages too. */
  isAll: boolean
  isTicked: (id: number) => boolean
  tick: (ids: readonly number[], on: boolean) => void
  tickAll: () => void
  clear: () => void
  /** What is sent; undefined: nothing is selected. */
  select: QuestionSelect | undefined
  chosen: Chosen
}

export interface Chosen {
  /** Of the list whose questions are all meant. */
  query?: string
  /** The ticked ones; where all are meant, those that are not. */
  ids: ReadonlySet<number>
}
const NONE: Chosen = { ids: new Set() }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was selected in the list that led here. */
    chosen?: Chosen
  }
}

/** `query` and `total` of the list as it stands now, `at` what is selected at the start. All that it shows stop being selected when it shows something else. */
export function useSelection(query: string, total: number | undefined, at: Chosen = NONE): Selection {
  const [kept, choose] = useState(at)
  const chosen = kept.query === undefined || kept.query === query ? kept : NONE
  const isAll = chosen.query !== undefined
  const { ids } = chosen
  const allOf = () => (total === undefined ? undefined : total - ids.size)
  return {
    count: isAll ? allOf() : ids.size,
    isAll,
    isTicked: (id) => ids.has(id) !== isAll,
    tick: (some, on) => choose({ ...chosen, ids: on === isAll ? without(ids, some) : new Set([...ids, ...some]) }),
    tickAll: () => choose({ query, ids: new Set() }),
    clear: () => choose(NONE),
    select: selectOf(chosen, total),
    chosen,
  }
}

const without = (ids: ReadonlySet<number>, some: readonly number[]) =>
  new Set([...ids].filter((id) => !some.includes(id)))

function selectOf({ query, ids }: Chosen, total: number | undefined): QuestionSelect | undefined {
  if (query !== undefined) return total === ids.size ? undefined : { query, except: [...ids] }
  return ids.size > 0 ? { ids: [...ids] } : undefined
}
