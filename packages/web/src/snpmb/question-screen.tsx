import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
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
import { reopened } from './opened.ts'
import { SnpmbCard } from './question-card.tsx'
import { SnpmbFilters } from './question-filters.tsx'

const SnpmbDialogs = onDemand(() => import('./question-dialogs.tsx'), 'SnpmbDialogs')

/** The questions of the university entrance exam. */
export function SnpmbQuestionScreen() {
  const { search, filter, turn } = useListSearch('/shell/snpmb/soal')
  const list = useList(snpmbQuestionRoutes.list, search)
  const questions = list.data?.data
  const [opened, open] = useOpened(questions !== undefined, (draft) => reopened(draft, questions ?? []))

  return (
    <>
      <PageHeader
        title="Soal"
        count={list.data?.pagination.totalData}
        thing="soal SNPMB"
        addLabel="Tulis soal"
        onAdd={() => open({ kind: 'item' })}
        secondary={
          <Button icon={Plus} onClick={() => open({ kind: 'add' })} className="max-sm:col-span-2">
            Tambah soal
          </Button>
        }
      />
      <SnpmbFilters search={search} onFilter={filter} />
      <Paged list={list} onPage={turn} empty={<NothingFound search={search} onFilter={filter} />}>
        {(rows) => (
          <Cards rows={rows} idOf={({ id_question }) => id_question}>
            {(question) => <SnpmbCard question={question} onOpen={open} />}
          </Cards>
        )}
      </Paged>
      {opened && <SnpmbDialogs opened={opened} onClose={() => open(undefined)} />}
    </>
  )
}
