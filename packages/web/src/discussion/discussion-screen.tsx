import { discussionRoutes } from '@bank/contract/discussion'
import { questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { reading, useAction } from '../api/query.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { AskedQuestion } from '../question-form/asked-question.tsx'
import { RichHtml } from '../rich/rich-html.tsx'
import { Authors, Card } from '../ui/card.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'

const DiscussionForm = onDemand(() => import('./discussion-form.tsx'), 'DiscussionForm')

/** The worked solution of one question. A question has at most one, so the add button disappears once it exists. */
export function DiscussionScreen() {
  const { idSoal } = useParams({ from: '/shell/pembahasan/$idSoal' })
  const question_id = Number(idSoal)
  const question = useQuery(reading(questionRoutes.get, { params: { id: question_id } }))
  const list = useQuery(reading(discussionRoutes.list, { query: { question_id } }))
  const dialog = useRowDialog('pembahasan', {
    list,
    get: discussionRoutes.get,
    id: (row) => row.id_discussion,
    belongs: (row) => row.question_id === question_id,
  })
  const remove = useAction(discussionRoutes.remove)
  const asked = question.data?.data[0]
  const bank = asked?.product_type === 2 ? '/snpmb/soal' : '/soal'
  const failed = question.isError || list.isError
  const isEmpty = !failed && list.data?.data.length === 0
  return (
    <>
      <PageHeader
        title="Pembahasan"
        back={bank}
        trail={[{ label: 'Soal', to: bank }, { label: asked?.code ?? 'Pembahasan' }]}
        addLabel="Tambah pembahasan"
        onAdd={asked && isEmpty ? dialog.add : undefined}
      />
      {asked && <AskedQuestion question={asked} />}
      <LoadFailure list of={[question, list]} />
      {list.isPending && !failed && <CardSkeleton count={1} />}
      {isEmpty && <EmptyState>Tambahkan pembahasan.</EmptyState>}
      {list.data?.data.map((row) => (
        <Card
          key={row.id_discussion}
          label="Pembahasan"
          footer={<Authors creator={row.name_creator} updater={row.name_updater} />}
          actions={
            <>
              <EditButton name="pembahasan" onClick={() => dialog.edit(row)} />
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
      {asked && (
        <RowDialog of={dialog}>
          {(row) => <DiscussionForm question={asked} discussion={row} onClose={dialog.close} />}
        </RowDialog>
      )}
    </>
  )
}
