import { categoryRoutes } from '@bank/contract/category'
import { useList } from '../api/list.ts'
import { asOptions, choiceOf, useClasses, useSubjects } from '../api/lookups.ts'
import { useAction } from '../api/query.ts'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { CategoryTable } from './category-table.tsx'

const CategoryForm = onDemand(() => import('./category-form.tsx'), 'CategoryForm')

export function CategoryScreen() {
  const { search, filter, turn } = useListSearch('/shell/kategori')
  const list = useList(categoryRoutes.list, search)
  const dialog = useRowDialog('kategori', {
    list,
    get: categoryRoutes.get,
    id: (row) => row.id_category,
    belongs: (row) => row.product_type === 1,
  })
  const remove = useAction(categoryRoutes.remove)
  const subjects = asOptions(useSubjects().data?.data, choiceOf.subject)
  const classes = asOptions(useClasses().data?.data, choiceOf.class)

  return (
    <>
      <PageHeader
        title="Kategori"
        count={list.data?.pagination.totalData}
        thing="kategori"
        addLabel="Tambah kategori"
        onAdd={dialog.add}
      />
      <FilterBar
        thing="kategori"
        search={search}
        onFilter={filter}
        text={{ key: 'category_name', label: 'Cari nama kategori' }}
        filters={[
          { kind: 'choice', key: 'subject_id', label: 'Subjek', options: subjects },
          { kind: 'choice', key: 'class_id', label: 'Kelas', options: classes },
        ]}
      />
      <Paged
        list={list}
        onPage={turn}
        skeleton={<TableSkeleton />}
        empty={<NothingFound search={search} onFilter={filter} />}
      >
        {(rows) => (
          <CategoryTable
            rows={rows}
            onEdit={dialog.edit}
            onRemove={({ id_category: id }) => remove.mutateAsync({ params: { id } })}
          />
        )}
      </Paged>
      <RowDialog of={dialog}>{(row) => <CategoryForm category={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}
