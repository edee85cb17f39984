import { type BankName, bankOf } from '@bank/contract/bank'
import { groupRoutes } from '@bank/contract/group'
import { type Question, questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Copy, Eye, FolderInput, Pencil, SquarePen } from 'lucide-react'
import { reading } from '../../api/query.ts'
import { AskedQuestion } from '../../question-form/asked-question.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Cards } from '../../ui/cards.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useOpened } from '../../ui/opened.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'

import { PageHeader } from '../../ui/page-header.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { EditorsOf } from '../editing/editors.tsx'
import { ReviewsOf } from '../findings/reviews.tsx'
import type { OpenDialog } from '../item/opened.ts'
import { useSubmitAll } from '../stage/submit-all.tsx'
import { useGroupPlaces } from './group-places.ts'
import { QuestionCard } from './question-card.tsx'
import type { Place } from './question-dialogs.tsx'
import { ScreenDialogs, useDialogs } from './screen-dialogs.tsx'

const TakeInDialog = onDemand(() => import('./take-in-dialog.tsx'), 'TakeInDialog')
/** In the address. */
const TAKE_IN = 'masukkan'

/** The questions that share one stem. */
export function GroupScreen() {
  const { id } = useParams({ from: '/shell/group/$id' })
  const params = { id: Number(id) }
  const head = useQuery(reading(questionRoutes.get, { params }))
  const list = useQuery(reading(groupRoutes.children, { params, query: {} }))
  const question = head.data?.data[0]
  const children = list.data?.data
  const place = question && children && placeOf(question, children)
  const { open, ...dialogs } = useDialogs()
  const placesOf = useGroupPlaces(children ?? [])
  const { opened, open: openNamed, close } = useOpened()
  const navigate = useNavigate()
  const submitAll = useSubmitAll(question, children)
  const leave = {
    view: () => void navigate({ to: '/lihat/group/$id', params: { id } }),
    changeMany: (bank: BankName) =>
      void navigate({ to: '/ubah', search: { group: params.id, bank: bank === 'snpmb' ? bank : undefined } }),
  }
  const isHead = question?.parent_id === null
  const mainList = question && bankOf(question) === 'snpmb' ? '/snpmb/soal' : '/soal'
  const failed = head.isError || list.isError

  return (
    <>
      <PageHeader
        title="Group"
        count={list.data?.pagination.totalData}
        thing="soal"
        back={mainList}
        trail={[{ label: 'Soal', to: mainList }, { label: question?.code ?? 'Group' }]}
        {...(isHead && waysToAdd(question, open, () => openNamed(TAKE_IN), leave, submitAll.items))}
      />
      {question && <AskedQuestion question={question} />}
      <LoadFailure list of={[head, list]} />
      {list.isPending && !failed && <CardSkeleton count={2} />}
      {question && !isHead && <OfAnotherGroup of={question} />}
      {!failed && isHead && list.data?.data.length === 0 && <EmptyState>Tambahkan / duplikat soal</EmptyState>}
      {!failed && list.data && (
        <ReviewsOf questions={list.data.data}>
          <EditorsOf questions={list.data.data}>
            <Cards rows={list.data.data} idOf={({ id_question }) => id_question}>
              {(child) => <QuestionCard question={child} place={placesOf(child)} onOpen={open} />}
            </Cards>
          </EditorsOf>
        </ReviewsOf>
      )}
      {place && isHead && <ScreenDialogs {...dialogs} place={place} />}
      {isHead && submitAll.dialog}
      {isHead && opened?.kind === TAKE_IN && <TakeInDialog head={question} onClose={close} />}
    </>
  )
}

interface Leave {
  view: () => void
  changeMany: (bank: BankName) => void
}

/** What its page offers at the head of a group. */
const waysToAdd = (
  head: Question,
  open: OpenDialog,
  takeIn: () => void,
  { view, changeMany }: Leave,
  submitAll: MenuItem[],
) => ({
  addLabel: 'Tambah soal',
  onAdd: () => open({ kind: 'add-item', bank: bankOf(head), parent: head }),
  addMenu: [
    {
      label: 'Tambah isi saja',
      icon: SquarePen,
      onSelect: () => open({ kind: 'add', bank: bankOf(head), parent: head }),
    },
  ],
  more: [
    { label: 'Lihat seperti siswa', icon: Eye, onSelect: view },
    ...submitAll,
    { label: 'Masukkan soal', icon: FolderInput, onSelect: takeIn },
    { label: 'Ubah banyak', icon: Pencil, onSelect: () => changeMany(bankOf(head)) },
    { label: 'Duplikat', icon: Copy, onSelect: () => open({ kind: 'duplicate', question: head, parent: head }) },
  ],
})

/** A group is one level deep: a question inside of one has none of its own. */
function OfAnotherGroup({ of: { code, parent_id } }: { of: Question }) {
  return (
    <EmptyState
      action={
        <Link to="/group/$id" params={{ id: String(parent_id) }} className={buttonClass('primary')}>
          Buka groupnya
        </Link>
      }
    >
      Soal {code} sudah berada di dalam sebuah group.
    </EmptyState>
  )
}

const placeOf = (head: Question, children: Question[]): Place => ({
  bank: bankOf(head),
  head,
  list: { data: { data: [...children, head] }, isPending: false },
  belongs: ({ parent_id }) => parent_id === head.id_question,
})
