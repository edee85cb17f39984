import type { Question } from '@bank/contract/question'
import type { QuestionSelect } from '@bank/contract/question-select'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../select/query-of.ts'

export type PickedQuestion = Pick<Question, 'id_question' | 'code' | 'children' | 'question_text'>

/** Questions that were ticked one by one, in the order in which they go out. */
export interface Picked {
  rows: readonly PickedQuestion[]
  ids: readonly number[]
  isTicked: (id: number) => boolean
  /** Puts those that are not there yet at the end. */
  add: (...questions: readonly PickedQuestion[]) => void
  remove: (id: number) => void
  move: (from: number, to: number) => void
  /** Instead of those that were ticked. */
  take: (questions: readonly PickedQuestion[]) => void
  clear: () => void
}

const KEPT = ['questions picked for export']
const NONE: readonly PickedQuestion[] = []

/** Kept while the account is signed in: a look at the print page loses nothing. */
export function usePicked(): Picked {
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly PickedQuestion[]>(() => queries.getQueryData(KEPT) ?? NONE)
  useEffect(() => {
    queries.setQueryDefaults(KEPT, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(KEPT, rows)
  }, [queries, rows])
  const ids = rows.map(({ id_question }) => id_question)
  return {
    rows,
    ids,
    isTicked: (id) => ids.includes(id),
    add: (...questions) =>
      setRows((before) => [...before, ...questions.filter((one) => !has(before, one.id_question))]),
    remove: (id) => setRows((before) => before.filter(({ id_question }) => id_question !== id)),
    move: (from, to) => setRows((before) => moved(before, from, to)),
    take: setRows,
    clear: () => setRows(() => NONE),
  }
}

const has = (rows: readonly PickedQuestion[], id: number) => rows.some(({ id_question }) => id_question === id)

const moved = <Row>(rows: readonly Row[], from: number, to: number) => {
  const left = rows.toSpliced(from, 1)
  return left.toSpliced(to, 0, ...rows.slice(from, from + 1))
}

/** What is sent: those that were ticked, else all that the list shows. */
export function selectOf({ ids }: Picked, search: Readonly<Record<string, unknown>>): QuestionSelect {
  if (ids.length > 0) return { ids: [...ids] }
  return { query: queryOf(search) }
}
