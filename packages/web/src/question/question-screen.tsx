import { questionRoutes } from '@bank/contract/question'
import { Plus } from 'lucide-react'
import { useList } from '../api/list.ts'
import { useOpened } from '../item/use-opened.ts'
import { Button } from '../ui/button.tsx'
import { Cards } from '../ui/cards.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { reopened } from './reopened.ts'
import { TotalsButtons } from './totals-buttons.tsx'

const QuestionDialogs = onDemand(() => import('./question-dialogs.tsx'), 'QuestionDialogs')

export function QuestionScreen() {
  const { search, filter, turn } = useListSearch('/shell/soal')
  const list = useList(questionRoutes.main, search)
  const questions = list.data?.data
  const [opened, open] = useOpened(questions !== undefined, (draft) => reopened(draft, questions ?? []))

  return (
    <>
      <PageHeader
        title="Soal"
        count={list.data?.pagination.totalData}
        thing="soal"
        addLabel="Tulis soal"
        onAdd={() => open({ kind: 'item' })}
        secondary={
          <>
            <TotalsButtons />
            <Button icon={Plus} onClick={() => open({ kind: 'add' })} className="max-sm:-order-1 max-sm:basis-full">
              Tambah soal
            </Button>
          </>
        }
      />
      <QuestionFilters search={search} onFilter={filter} />
      <Paged list={list} onPage={turn} empty={<NothingFound search={search} onFilter={filter} />}>
        {(questions) => (
          <Cards rows={questions} idOf={({ id_question }) => id_question}>
            {(question) => <QuestionCard question={question} onOpen={open} />}
          </Cards>
        )}
      </Paged>
      {opened && <QuestionDialogs opened={opened} onClose={() => open(undefined)} />}
    </>
  )
}
