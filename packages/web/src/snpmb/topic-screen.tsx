import { categoryRoutes } from '@bank/contract/category'
import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useList } from '../api/list.ts'
import { reading } from '../api/query.ts'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { DetailCard } from '../rich/detail-card.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { Pager } from '../ui/pager.tsx'

const TopicForm = onDemand(() => import('./topic-form.tsx'), 'TopicForm')

/** The topics of one subtest of the university entrance exam (SNPMB). */
export function SnpmbTopicScreen() {
  const { id } = useParams({ from: '/shell/snpmb/materi/$id' })
  const category_id = Number(id)
  const { search, turn } = useListSearch('/shell/snpmb/materi/$id')
  const category = useQuery(reading(categoryRoutes.get, { params: { id: category_id } }))
  const topics = useList(topicRoutes.list, { product_type: 2, category_id, page: search.page })
  const dialog = useRowDialog('materi', {
    list: topics,
    get: topicRoutes.get,
    id: (row) => row.id_topic,
    belongs: (row) => row.category_id === category_id,
  })
  const failed = category.isError || topics.isError
  const { category_name: name, product_type } = category.data?.data[0] ?? {}
  const isElsewhere = product_type !== undefined && product_type !== 2

  return (
    <>
      <PageHeader
        title="SNPMB Materi"
        count={failed ? undefined : topics.data?.pagination.totalData}
        thing="materi"
        back="/snpmb/kategori"
        trail={[{ label: 'SNPMB Kategori', to: '/snpmb/kategori' }, { label: name ?? 'Materi' }]}
        addLabel="Tambah Materi"
        onAdd={category.data && !isElsewhere ? dialog.add : undefined}
      />
      <LoadFailure of={[category, topics]} />
      {failed && <Pager page={1} limit={1} total={0} onPage={turn} />}
      {isElsewhere && (
        <EmptyState
          action={
            <Link to="/snpmb/kategori" className={buttonClass('primary')}>
              Ke SNPMB Kategori
            </Link>
          }
        >
          Kategori {name} bukan bagian dari SNPMB.
        </EmptyState>
      )}
      {!failed && !isElsewhere && (
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
                  actions={<EditButton name={row.topic_name} onClick={() => dialog.edit(row)} />}
                />
              ))}
            </div>
          )}
        </Paged>
      )}
      {category.data && !isElsewhere && (
        <RowDialog of={dialog}>
          {(row) => <TopicForm categoryId={category_id} topic={row} onClose={dialog.close} />}
        </RowDialog>
      )}
    </>
  )
}
