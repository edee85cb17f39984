// Who else has a question open. On a list: <EditorsOf questions={rows}> around the cards, <EditedBy id={...} /> in each.
import { EDITING, type Editor, editingRoutes } from '@bank/contract/editing'
import type { Question } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { reading } from '../../api/query.ts'
import { editorWords } from './editor-words.ts'

const Editors = createContext<readonly Editor[]>([])

/** Asks for all cards of a list at once, and again while the page can be seen. */
export function EditorsOf({ questions, children }: { questions: readonly Question[]; children: ReactNode }) {
  const question_id = questions.map(({ id_question }) => id_question).join(',')
  const editors = useQuery({
    ...reading(editingRoutes.list, { query: { question_id } }),
    enabled: question_id !== '',
    refetchInterval: EDITING.seenEvery * 1000,
  })
  return <Editors value={editors.data?.data ?? NONE}>{children}</Editors>
}

const NONE: readonly Editor[] = []

export function EditedBy({ id }: { id: number }) {
  const words = editorWords(useContext(Editors).filter(({ question_id }) => question_id === id))
  if (words === '') return null
  return (
    <p className="mb-2 flex items-start gap-1.5 text-sm font-medium text-published">
      <PenLine size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">{words}</span>
    </p>
  )
}
