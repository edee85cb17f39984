import { categoryRoutes } from '@bank/contract/category'
import { Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { useList } from '../api/list.ts'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { DetailCard } from '../rich/detail-card.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'

const CategoryForm = onDemand(() => import('./category-form.tsx'), 'CategoryForm')

/** The subtests of the university entrance exam (SNPMB). */
export function SnpmbCategoryScreen() {
  const { search, turn } = useListSearch('/shell/snpmb/kategori')
  const list = useList(categoryRoutes.list, { product_type: 2, page: search.page })
  const dialog = useRowDialog('kategori', {
    list,
    get: categoryRoutes.get,
    id: (row) => row.id_category,
    belongs: (row) => row.product_type === 2,
  })

  return (
    <>
      <PageHeader
        title="SNPMB Kategori"
        count={list.data?.pagination.totalData}
        thing="kategori"
        back="/"
        addLabel="Tambah kategori"
        onAdd={dialog.add}
      />
      <Paged list={list} onPage={turn}>
        {(rows) => (
          <div className="space-y-4">
            {rows.map((row) => (
              <DetailCard
                key={row.id_category}
                label={`Kategori ${row.code}`}
                code={row.code}
                path={row.subject_name}
                name={row.category_name}
                detail={row.detail_category}
                of={row}
                actions={
                  <>
                    <Link
                      to="/snpmb/materi/$id"
                      params={{ id: String(row.id_category) }}
                      aria-label={`Materi ${row.category_name}`}
                      className={buttonClass('quiet')}
                    >
                      <BookOpen size={16} aria-hidden />
                      Materi
                    </Link>
                    <EditButton name={row.category_name} onClick={() => dialog.edit(row)} />
                  </>
                }
              />
            ))}
          </div>
        )}
      </Paged>
      <RowDialog of={dialog}>{(row) => <CategoryForm category={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}
