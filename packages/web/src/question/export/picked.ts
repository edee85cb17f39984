import type { QuestionSelect } from '@bank/contract/question-select'
import { useState } from 'react'

/** Questions that were ticked one by one, in the order of the ticks. */
export interface Picked {
  ids: readonly number[]
  isTicked: (id: number) => boolean
  tick: (id: number, isTicked: boolean) => void
  clear: () => void
}

export function usePicked(): Picked {
  const [ids, setIds] = useState<readonly number[]>([])
  return {
    ids,
    isTicked: (id) => ids.includes(id),
    tick: (id, isTicked) => setIds((before) => (isTicked ? [...before, id] : before.filter((one) => one !== id))),
    clear: () => setIds([]),
  }
}

/** What is sent: those that were ticked, else all that the list shows. */
export function selectOf({ ids }: Picked, search: Readonly<Record<string, unknown>>): QuestionSelect {
  if (ids.length > 0) return { ids: [...ids] }
  const { page: _, bank: __, ...filters } = search
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return { query: new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString() }
}
