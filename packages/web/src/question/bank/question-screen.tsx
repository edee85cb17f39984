import { type BankName, bankOf } from '@bank/contract/bank'
import { useNavigate } from '@tanstack/react-router'
import { Copy, FileInput, FileOutput, Pencil, Rows4, SquarePen, Table2 } from 'lucide-react'
import { useRef } from 'react'
import { useList } from '../../api/list.ts'
import { useOwnReview } from '../../telaah/own-review.ts'
import { Cards } from '../../ui/cards.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { NothingFound } from '../../ui/nothing-found.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Paged } from '../../ui/paged.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { EditorsOf } from '../editing/editors.tsx'
import { ReviewsOf } from '../findings/reviews.tsx'
import type { Chosen } from '../select/selection.ts'
import type { FlowChipsProps } from '../stage/flow-chips.tsx'
import type { TableViewProps } from '../table/table-view.tsx'
import type { ViewsProps } from '../views/views.ts'
import { ROUTES, SCREENS } from './banks.ts'
import type { BriefCardsProps } from './brief-cards.tsx'
import { useDensity } from './density.ts'
import { useCount } from './exact-count.ts'
import { useFamilyTotals } from './family-totals.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionFilters } from './question-filters.tsx'
import { ScreenDialogs, useDialogs } from './screen-dialogs.tsx'

const denseLists = () => import('./dense-lists.ts')
const BriefCards = onDemand<'BriefCards', BriefCardsProps>(denseLists, 'BriefCards')
const TableView = onDemand<'TableView', TableViewProps>(denseLists, 'TableView')
/** Rows of the table on a page; the API gives no more at once. */
const ROWS = 100
const ViewsMenu = onDemand<'ViewsMenu', ViewsProps>(() => import('../views/views.ts'), 'ViewsMenu')
const ViewState = onDemand<'ViewState', ViewsProps>(() => import('../views/views.ts'), 'ViewState')
const UnreadNote = onDemand(() => import('../findings/unread-note.tsx'), 'UnreadNote')
const FoundLine = onDemand<'FoundLine', { text: string }>(denseLists, 'FoundLine')
const FlowChips = onDemand<'FlowChips', FlowChipsProps>(() => import('../stage/flow-chips.tsx'), 'FlowChips')
const Marks = onDemand(() => import('../../ui/marks.tsx'), 'Marks')

export const QuestionScreen = () => <BankScreen bank="general" />
/** The question list of the university entrance exam (SNPMB). */
export const SnpmbQuestionScreen = () => <BankScreen bank="snpmb" />

function BankScreen({ bank }: { bank: BankName }) {
  const { from, thing, totals } = SCREENS[bank]
  const { search, filter, turn } = useListSearch(from)
  const { layout, view, ...asked } = search
  const list = useList(ROUTES[bank].list, layout ? { ...asked, limit: ROWS } : asked)
  const count = useCount(bank, asked, list)
  const { open, ...dialogs } = useDialogs()
  const family = useFamilyTotals()
  const binding = useOwnReview()?.binding
  const density = useDensity()
  const navigate = useNavigate()
  const held = useRef<Chosen>(undefined)
  const otherBank = bank === 'snpmb' ? bank : undefined
  const withAllOf = (to: '/ekspor' | '/impor' | '/ubah', chosen?: Chosen) =>
    void navigate({
      to,
      search: { ...asked, page: undefined, bank: otherBank },
      state: { chosen },
    })
  const changeMany = () => withAllOf('/ubah', held.current)
  useShortcuts({ u: changeMany })

  return (
    <>
      <PageHeader
        title="Soal"
        beside={<ViewsMenu bank={bank} fallback={<span className="size-control" />} />}
        {...count}
        thing={thing}
        addLabel="Tambah soal"
        onAdd={() => open({ kind: 'add-item', bank })}
        addMenu={[
          { label: 'Tambah isi saja', icon: SquarePen, onSelect: () => open({ kind: 'add', bank }) },
          { label: 'Impor dari berkas', icon: FileInput, onSelect: () => withAllOf('/impor') },
        ]}
        more={[
          ...(totals ? family.entries : []),
          ...(layout
            ? [{ label: 'Kartu', icon: Rows4, onSelect: () => filter({ layout: undefined }) }]
            : [density.entry, { label: 'Tabel', icon: Table2, onSelect: () => filter({ layout: 'table' }) }]),
          { label: 'Ubah banyak', icon: Pencil, onSelect: changeMany },
          { label: 'Ekspor', icon: FileOutput, onSelect: () => withAllOf('/ekspor') },
        ]}
        rare={[
          {
            label: 'Soal kembar',
            icon: Copy,
            onSelect: () => void navigate({ to: '/kembar', search: { bank: otherBank } }),
          },
        ]}
      />
      {view && <ViewState bank={bank} fallback={null} />}
      <QuestionFilters
        bank={bank}
        search={search}
        onFilter={filter}
        found={list.data?.pagination}
        wrong={list.error?.fields?.cari}
      />
      {binding && <FlowChips search={search} onFilter={filter} fallback={null} />}
      {search.finding && <UnreadNote onRead={() => void list.refetch()} fallback={null} />}
      <Paged list={list} onPage={turn} empty={<NothingFound search={asked} onFilter={filter} />}>
        {(questions) => (
          <ReviewsOf questions={questions}>
            {layout ? (
              <TableView
                bank={bank}
                view={view}
                questions={questions}
                search={asked}
                list={list}
                onBulk={(chosen) => withAllOf('/ubah', chosen)}
                held={held}
                fallback={<CardSkeleton />}
              />
            ) : (
              <EditorsOf questions={questions}>
                {density.compact ? (
                  <BriefCards questions={questions} onOpen={open} fallback={<CardSkeleton />} />
                ) : (
                  <Cards rows={questions} idOf={({ id_question }) => id_question}>
                    {(question) => (
                      <>
                        <QuestionCard question={question} onOpen={open} />
                        {question.matched?.context && <FoundLine text={question.matched.context} fallback={null} />}
                      </>
                    )}
                  </Cards>
                )}
              </EditorsOf>
            )}
          </ReviewsOf>
        )}
      </Paged>
      {search.cari && <Marks rows={list.data?.data ?? []} fallback={null} />}
      {totals && family.dialog}
      <ScreenDialogs {...dialogs} place={{ bank, list, belongs: (question) => bankOf(question) === bank }} />
    </>
  )
}
