import { type Question, questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { reading } from '../api/query.ts'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { useEditing } from '../ui/use-editing.ts'
import type { Opened } from './opened.ts'
import { QuestionCard } from './question-card.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { TotalsButtons } from './totals-buttons.tsx'

const QuestionDialogs = onDemand(() => import('./question-dialogs.tsx'), 'QuestionDialogs')

export function QuestionScreen() {
  const { search, filter, turn } = useListSearch('/shell/soal')
  const list = useQuery(reading(questionRoutes.main, { query: { ...search, page: search.page ?? 1 } }))
  const [editing, setEditing] = useEditing('question', list.data?.data, idOf)
  const [part, setPart] = useState<Opened>()
  const opened = part ?? openedBy(editing)
  const open = (next: Opened | undefined) => {
    setEditing(undefined)
    setPart(next)
  }

  return (
    <>
      <PageHeader
        title="Soal"
        count={list.data?.pagination.totalData}
        thing="soal"
        addLabel="Tambah soal"
        onAdd={() => open({ kind: 'add' })}
        secondary={<TotalsButtons />}
      />
      <QuestionFilters search={search} onFilter={filter} />
      <Paged list={list} onPage={turn} empty={<NothingFound search={search} onFilter={filter} />}>
        {(questions) => (
          <div className="space-y-4">
            {questions.map((question) => (
              <QuestionCard key={question.id_question} question={question} onOpen={open} />
            ))}
          </div>
        )}
      </Paged>
      <Suspense>{opened && <QuestionDialogs opened={opened} onClose={() => open(undefined)} />}</Suspense>
    </>
  )
}

const idOf = (question: Question) => question.id_question

/** A draft that waited for its author opens its dialog again. */
function openedBy(editing: Question | 'new' | undefined): Opened | undefined {
  if (editing === undefined) return undefined
  return editing === 'new' ? { kind: 'add' } : { kind: 'edit', question: editing }
}
