import { type BankName, bankOf } from '@bank/contract/bank'
import { useNavigate } from '@tanstack/react-router'
import { FileInput, FileOutput, Pencil, SquarePen } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { Cards } from '../../ui/cards.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { NothingFound } from '../../ui/nothing-found.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Paged } from '../../ui/paged.tsx'
import { EditorsOf } from '../editing/editors.tsx'
import { ROUTES, SCREENS } from './banks.ts'
import { BriefCard } from './brief-card.tsx'
import { useDensity } from './density.ts'
import { useFamilyTotals } from './family-totals.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { ScreenDialogs, useDialogs } from './screen-dialogs.tsx'

export const QuestionScreen = () => <BankScreen bank="general" />
/** The question list of the university entrance exam (SNPMB). */
export const SnpmbQuestionScreen = () => <BankScreen bank="snpmb" />

function BankScreen({ bank }: { bank: BankName }) {
  const { from, thing, totals } = SCREENS[bank]
  const { search, filter, turn } = useListSearch(from)
  const list = useList(ROUTES[bank].list, search)
  const { open, ...dialogs } = useDialogs()
  const family = useFamilyTotals()
  const density = useDensity()
  const navigate = useNavigate()
  const withAllOf = (to: '/ekspor' | '/impor' | '/ubah') => () =>
    void navigate({ to, search: { ...search, page: undefined, bank: bank === 'snpmb' ? bank : undefined } })
  const Shown = density.compact ? BriefCard : QuestionCard

  return (
    <>
      <PageHeader
        title="Soal"
        count={list.data?.pagination.totalData}
        thing={thing}
        addLabel="Tambah soal"
        onAdd={() => open({ kind: 'add-item', bank })}
        addMenu={[
          { label: 'Tambah isi saja', icon: SquarePen, onSelect: () => open({ kind: 'add', bank }) },
          { label: 'Impor dari berkas', icon: FileInput, onSelect: withAllOf('/impor') },
        ]}
        more={[
          ...(totals ? family.entries : []),
          density.entry,
          { label: 'Ubah banyak', icon: Pencil, onSelect: withAllOf('/ubah') },
          { label: 'Ekspor', icon: FileOutput, onSelect: withAllOf('/ekspor') },
        ]}
      />
      <QuestionFilters bank={bank} search={search} onFilter={filter} />
      <Paged list={list} onPage={turn} empty={<NothingFound search={search} onFilter={filter} />}>
        {(questions) => (
          <EditorsOf questions={questions}>
            <Cards rows={questions} idOf={({ id_question }) => id_question} dense={density.compact}>
              {(question) => <Shown question={question} onOpen={open} />}
            </Cards>
          </EditorsOf>
        )}
      </Paged>
      {totals && family.dialog}
      <ScreenDialogs {...dialogs} place={{ bank, list, belongs: (question) => bankOf(question) === bank }} />
    </>
  )
}
