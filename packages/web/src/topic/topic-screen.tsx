import { topicRoutes } from '@bank/contract/topic'
import { useList } from '../api/list.ts'
import { asOptions, choiceOf, useCategories, useClasses, useSubjects } from '../api/lookups.ts'
import { useAction } from '../api/query.ts'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { SearchHelp } from '../ui/search-help.tsx'
import { TopicCard } from './topic-card.tsx'

const Marks = onDemand(() => import('../ui/marks.tsx'), 'Marks')
const TopicForm = onDemand(() => import('./topic-form.tsx'), 'TopicForm')

export function TopicScreen() {
  const { search, filter, turn } = useListSearch('/shell/materi')
  const list = useList(topicRoutes.list, search)
  const dialog = useRowDialog('materi', {
    list,
    get: topicRoutes.get,
    id: (row) => row.id_topic,
    belongs: (row) => row.product_type === 1,
  })
  const remove = useAction(topicRoutes.remove)
  const subjects = asOptions(useSubjects().data?.data, choiceOf.subject)
  const classes = asOptions(useClasses().data?.data, choiceOf.class)
  const categories = asOptions(useCategories().data?.data, choiceOf.category)

  return (
    <>
      <PageHeader
        title="Materi"
        count={list.data?.pagination.totalData}
        thing="materi"
        addLabel="Tambah materi"
        onAdd={dialog.add}
      />
      <FilterBar
        thing="materi"
        search={search}
        onFilter={filter}
        text={{
          key: 'cari',
          label: 'Cari judul atau isi materi',
          words: true,
          error: list.error?.fields?.cari,
          help: <SearchHelp thing="materi" />,
        }}
        filters={[
          { kind: 'text', key: 'topic_name', label: 'Sebagian judul', linked: true },
          { kind: 'choice', key: 'subject_id', label: 'Subjek', options: subjects },
          { kind: 'choice', key: 'class_id', label: 'Kelas', options: classes },
          { kind: 'choice', key: 'category_id', label: 'Kategori', options: categories },
        ]}
      />
      <Paged list={list} onPage={turn} empty={<NothingFound search={search} onFilter={filter} />}>
        {(rows) => (
          <div className="space-y-4">
            {rows.map((row) => (
              <TopicCard
                key={row.id_topic}
                topic={row}
                onEdit={() => dialog.edit(row)}
                onRemove={() => remove.mutateAsync({ params: { id: row.id_topic } })}
              />
            ))}
          </div>
        )}
      </Paged>
      {search.cari && <Marks rows={list.data?.data ?? []} fallback={null} />}
      <RowDialog of={dialog}>{(row) => <TopicForm topic={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}
