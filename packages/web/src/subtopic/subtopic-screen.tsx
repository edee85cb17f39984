import { subtopicRoutes } from '@bank/contract/subtopic'
import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { reading, useAction } from '../api/query.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { DetailCard } from '../rich/detail-card.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'

const SubtopicForm = onDemand(() => import('./subtopic-form.tsx'), 'SubtopicForm')

/** All sub-topics of one topic, in their own order, without paging. */
export function SubtopicScreen() {
  const { id } = useParams({ from: '/shell/sub-materi/$id' })
  const topic_id = Number(id)
  const topic = useQuery(reading(topicRoutes.get, { params: { id: topic_id } }))
  const list = useQuery(reading(subtopicRoutes.list, { query: { topic_id, limit: '' } }))
  const dialog = useRowDialog('sub-materi', {
    list,
    get: subtopicRoutes.get,
    id: (row) => row.id,
    belongs: (row) => row.topic_id === topic_id,
  })
  const remove = useAction(subtopicRoutes.remove)
  const failed = topic.isError || list.isError

  return (
    <>
      <PageHeader
        title="Sub-materi"
        count={list.data?.pagination.totalData}
        thing="sub-materi"
        back="/materi"
        trail={[{ label: 'Materi', to: '/materi' }, { label: topic.data?.data[0].topic_name ?? 'Sub-materi' }]}
        addLabel="Tambah sub-materi"
        onAdd={topic.data ? dialog.add : undefined}
      />
      <LoadFailure list of={[topic, list]} />
      {list.isPending && !failed && <CardSkeleton count={2} />}
      {!failed && list.data?.data.length === 0 && <EmptyState>Tambahkan sub-materi</EmptyState>}
      <div className="space-y-4">
        {!failed &&
          list.data?.data.map((row) => (
            <DetailCard
              key={row.id}
              label={`Sub-materi ${row.code}`}
              code={row.code}
              path={row.topic_name}
              name={row.name}
              detail={row.detail}
              of={row}
              actions={
                <>
                  <EditButton name={row.name} onClick={() => dialog.edit(row)} />
                  <DeleteButton
                    route={subtopicRoutes.remove}
                    name={row.name}
                    onConfirm={() => remove.mutateAsync({ params: { id: row.id } })}
                  />
                </>
              }
            />
          ))}
      </div>
      {topic.data && (
        <RowDialog of={dialog}>
          {(row) => <SubtopicForm topicId={topic_id} subtopic={row} onClose={dialog.close} />}
        </RowDialog>
      )}
    </>
  )
}
