import { subtopicRoutes } from '@bank/contract/subtopic'
import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { reading, useAction } from '../api/query.ts'
import { DetailCard } from '../editor/detail-card.tsx'
import { DeleteButton } from '../ui/delete-button.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { text } from '../ui/text.ts'
import { useEditing } from '../ui/use-editing.ts'

const SubtopicForm = onDemand(() => import('./subtopic-form.tsx'), 'SubtopicForm')

/** The sub-topics of one topic, whole, in their own order. */
export function SubtopicScreen() {
  const { id } = useParams({ from: '/shell/sub-materi/$id' })
  const topic_id = Number(id)
  const topic = useQuery(reading(topicRoutes.get, { params: { id: topic_id } }))
  const list = useQuery(reading(subtopicRoutes.list, { query: { topic_id, limit: '' } }))
  const [editing, setEditing] = useEditing(`subtopic-${topic_id}`, list.data?.data, (row) => row.id)
  const remove = useAction(subtopicRoutes.remove, { refreshes: [subtopicRoutes.list], says: text.removed })
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
        onAdd={topic.data ? () => setEditing('new') : undefined}
      />
      <LoadFailure of={[topic, list]} />
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
                  <EditButton name={row.name} onClick={() => setEditing(row)} />
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
      {editing && (
        <SubtopicForm
          topicId={topic_id}
          subtopic={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
