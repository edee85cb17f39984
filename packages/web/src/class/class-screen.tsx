import { classRoutes } from '@bank/contract/class'
import { useList } from '../api/list.ts'
import { useAction } from '../api/query.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { text } from '../ui/text.ts'

const ClassForm = onDemand(() => import('./class-form.tsx'), 'ClassForm')

export function ClassScreen() {
  const { search, filter, turn } = useListSearch('/shell/kelas')
  const list = useList(classRoutes.list, search)
  const dialog = useRowDialog('kelas', { list, get: classRoutes.get, id: (row) => row.id_class })
  const remove = useAction(classRoutes.remove)

  return (
    <>
      <PageHeader
        title="Kelas"
        count={list.data?.pagination.totalData}
        thing="kelas"
        addLabel="Tambah kelas"
        onAdd={dialog.add}
      />
      <FilterBar
        thing="kelas"
        search={search}
        onFilter={filter}
        text={{ key: 'class_name', label: 'Cari nama kelas' }}
      />
      <Paged
        list={list}
        onPage={turn}
        skeleton={<TableSkeleton />}
        empty={<NothingFound search={search} onFilter={filter} />}
      >
        {(rows) => (
          <Table
            caption="Kelas"
            rows={rows}
            rowKey={(row) => row.id_class}
            columns={[
              { title: 'Kelas', cell: (row) => row.class_name },
              { title: 'Jenjang', cell: (row) => row.stage },
              { title: 'Dibuat Oleh', cell: (row) => row.name_creator ?? text.nobody },
              { title: 'Diperbaharui Oleh', cell: (row) => row.name_updater ?? text.nobody },
              {
                title: 'Aksi',
                kind: 'actions',
                cell: (row) => (
                  <>
                    <EditButton name={row.class_name} onClick={() => dialog.edit(row)} />
                    <DeleteButton
                      route={classRoutes.remove}
                      name={row.class_name}
                      onConfirm={() => remove.mutateAsync({ params: { id: row.id_class } })}
                    />
                  </>
                ),
              },
            ]}
          />
        )}
      </Paged>
      <RowDialog of={dialog}>{(row) => <ClassForm row={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}
