import { groupRoutes } from '@bank/contract/group'
import { questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Copy, Plus } from 'lucide-react'
import { reading } from '../api/query.ts'
import { RichHtml } from '../editor/rich-html.tsx'
import { useOpened } from '../item/use-opened.ts'
import { Button } from '../ui/button.tsx'
import { Cards } from '../ui/cards.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { QuestionCard } from './question-card.tsx'
import { reopened } from './reopened.ts'

const QuestionDialogs = onDemand(() => import('./question-dialogs.tsx'), 'QuestionDialogs')

/** The questions that belong to one stem. */
export function GroupScreen() {
  const { id } = useParams({ from: '/shell/group/$id' })
  const params = { id: Number(id) }
  const head = useQuery(reading(questionRoutes.get, { params }))
  const list = useQuery(reading(groupRoutes.children, { params, query: {} }))
  const question = head.data?.data[0]
  const children = list.data?.data
  const [opened, setOpened] = useOpened(question !== undefined && children !== undefined, (draft) =>
    reopened(draft, children ?? [], question),
  )
  const failed = head.isError || list.isError

  return (
    <>
      <PageHeader
        title="Group"
        count={list.data?.pagination.totalData}
        thing="soal"
        back="/soal"
        trail={[{ label: 'Soal', to: '/soal' }, { label: question?.code ?? 'Group' }]}
        secondary={
          question && (
            <>
              <Button icon={Copy} onClick={() => setOpened({ kind: 'duplicate', question, parent: question })}>
                Duplikat
              </Button>
              <Button icon={Plus} onClick={() => setOpened({ kind: 'add', parent: question })}>
                Tambah soal
              </Button>
            </>
          )
        }
        addLabel="Tulis soal"
        onAdd={question && (() => setOpened({ kind: 'item', parent: question }))}
      />
      {question && (
        <section
          aria-label={`Soal ${question.code}`}
          className="mb-4 rounded-card border border-line bg-white p-4 sm:p-5"
        >
          <h2 className="mb-2 text-md font-bold text-ink tabular-nums">{question.code}</h2>
          <RichHtml html={question.question_text} />
        </section>
      )}
      <LoadFailure of={[head, list]} />
      {list.isPending && !failed && <CardSkeleton count={2} />}
      {!failed && list.data?.data.length === 0 && <EmptyState>Tambahkan / duplikat soal</EmptyState>}
      {!failed && list.data && (
        <Cards rows={list.data.data} idOf={({ id_question }) => id_question}>
          {(child) => <QuestionCard question={child} onOpen={setOpened} />}
        </Cards>
      )}
      {opened && <QuestionDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
