import { categoryRoutes } from '@bank/contract/category'
import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useList } from '../api/list.ts'
import { reading } from '../api/query.ts'
import { DetailCard } from '../editor/detail-card.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { useEditing } from '../ui/use-editing.ts'

const TopicForm = onDemand(() => import('./topic-form.tsx'), 'TopicForm')

/** The topics of one subtest of the university entrance exam. */
export function SnpmbTopicScreen() {
  const { id } = useParams({ from: '/shell/snpmb/materi/$id' })
  const category_id = Number(id)
  const { search, turn } = useListSearch('/shell/snpmb/materi/$id')
  const category = useQuery(reading(categoryRoutes.get, { params: { id: category_id } }))
  const topics = useList(topicRoutes.list, { product_type: 2, category_id, page: search.page })
  const [editing, setEditing] = useEditing(`snpmb-topic-${category_id}`, topics.data?.data, (row) => row.id_topic)
  const failed = category.isError || topics.isError
  const name = category.data?.data[0].category_name

  return (
    <>
      <PageHeader
        title="SNPMB Materi"
        count={failed ? undefined : topics.data?.pagination.totalData}
        thing="materi"
        back="/snpmb/kategori"
        trail={[{ label: 'SNPMB Kategori', to: '/snpmb/kategori' }, { label: name ?? 'Materi' }]}
        addLabel="Tambah Materi"
        onAdd={category.data ? () => setEditing('new') : undefined}
      />
      <LoadFailure of={[category, topics]} />
      {!failed && (
        <Paged list={topics} onPage={turn}>
          {(rows) => (
            <div className="space-y-4">
              {rows.map((row) => (
                <DetailCard
                  key={row.id_topic}
                  label={`Materi ${row.code}`}
                  code={row.code}
                  path={`${row.subject_name} › ${row.category_name}`}
                  name={row.topic_name}
                  detail={row.detail_topic}
                  of={row}
                  actions={<EditButton name={row.topic_name} onClick={() => setEditing(row)} />}
                />
              ))}
            </div>
          )}
        </Paged>
      )}
      {editing && (
        <TopicForm
          categoryId={category_id}
          topic={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
