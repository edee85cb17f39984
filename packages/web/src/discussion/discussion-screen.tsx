import { discussionRoutes } from '@bank/contract/discussion'
import { questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { reading, useAction } from '../api/query.ts'
import { RichHtml } from '../editor/rich-html.tsx'
import { Authors, Card } from '../ui/card.tsx'
import { DeleteButton } from '../ui/delete-button.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { text } from '../ui/text.ts'
import { useEditing } from '../ui/use-editing.ts'

const DiscussionForm = onDemand(() => import('./discussion-form.tsx'), 'DiscussionForm')

/** The worked solution of one question; a question has one at most, so the add button goes once it stands. */
export function DiscussionScreen() {
  const { idSoal } = useParams({ from: '/shell/pembahasan/$idSoal' })
  const question_id = Number(idSoal)
  const question = useQuery(reading(questionRoutes.get, { params: { id: question_id } }))
  const list = useQuery(reading(discussionRoutes.list, { query: { question_id } }))
  const [editing, setEditing] = useEditing(`discussion-${question_id}`, list.data?.data, (row) => row.id_discussion)
  const remove = useAction(discussionRoutes.remove, { refreshes: [discussionRoutes.list], says: text.removed })
  const code = question.data?.data[0].code
  const bank = question.data?.data[0].product_type === 2 ? '/snpmb/soal' : '/soal'
  const failed = question.isError || list.isError
  const isEmpty = !failed && list.data?.data.length === 0
  return (
    <>
      <PageHeader
        title="Pembahasan"
        back={bank}
        trail={[{ label: 'Soal', to: bank }, { label: code ?? 'Pembahasan' }]}
        addLabel="Tambah pembahasan"
        onAdd={question.data && isEmpty ? () => setEditing('new') : undefined}
      />
      {question.data && (
        <section aria-label={`Soal ${code}`} className="mb-4 rounded-card border border-line bg-white p-4 sm:p-5">
          <h2 className="mb-2 text-md font-bold text-ink tabular-nums">{code}</h2>
          <RichHtml html={question.data.data[0].question_text} />
        </section>
      )}
      <LoadFailure of={[question, list]} />
      {list.isPending && !failed && <CardSkeleton count={1} />}
      {isEmpty && <EmptyState>Tambahkan pembahasan.</EmptyState>}
      {list.data?.data.map((row) => (
        <Card
          key={row.id_discussion}
          label="Pembahasan"
          footer={<Authors creator={row.name_creator} updater={row.name_updater} />}
          actions={
            <>
              <EditButton name="pembahasan" onClick={() => setEditing(row)} />
              <DeleteButton
                route={discussionRoutes.remove}
                onConfirm={() => remove.mutateAsync({ params: { id: row.id_discussion } })}
              />
            </>
          }
        >
          <RichHtml html={row.discussion_text} />
        </Card>
      ))}
      {editing && (
        <DiscussionForm
          questionId={question_id}
          discussion={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
