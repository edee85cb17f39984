import { indicatorRoutes } from '@bank/contract/indicator'
import { useList } from '../api/list.ts'
import { asOptions, choiceOf, useSubjects } from '../api/lookups.ts'
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

const IndicatorForm = onDemand(() => import('./indicator-form.tsx'), 'IndicatorForm')

export function IndicatorScreen() {
  const { search, filter, turn } = useListSearch('/shell/indikator')
  const list = useList(indicatorRoutes.list, search)
  const dialog = useRowDialog('indikator', { list, get: indicatorRoutes.get, id: (row) => row.id })
  const remove = useAction(indicatorRoutes.remove)
  const subjects = asOptions(useSubjects().data?.data, choiceOf.subject)

  return (
    <>
      <PageHeader
        title="Indikator"
        count={list.data?.pagination.totalData}
        thing="indikator"
        addLabel="Tambah indikator"
        onAdd={dialog.add}
      />
      <FilterBar
        thing="indikator"
        search={search}
        onFilter={filter}
        text={{ key: 'name', label: 'Cari indikator' }}
        filters={[{ kind: 'choice', key: 'subject_id', label: 'Subjek', options: subjects }]}
      />
      <Paged
        list={list}
        onPage={turn}
        skeleton={<TableSkeleton rows={10} />}
        empty={<NothingFound search={search} onFilter={filter} />}
      >
        {(rows) => (
          <Table
            caption="Indikator"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { title: 'Indikator', cell: (row) => row.name },
              { title: 'Subjek', cell: (row) => row.subject_name },
              { title: 'Dibuat Oleh', cell: (row) => row.name_creator ?? text.nobody },
              { title: 'Diperbaharui Oleh', cell: (row) => row.name_updater ?? text.nobody },
              {
                title: 'Aksi',
                kind: 'actions',
                cell: (row) => (
                  <>
                    <EditButton name={row.name} onClick={() => dialog.edit(row)} />
                    <DeleteButton
                      route={indicatorRoutes.remove}
                      name={row.name}
                      onConfirm={() => remove.mutateAsync({ params: { id: row.id } })}
                    />
                  </>
                ),
              },
            ]}
          />
        )}
      </Paged>
      <RowDialog of={dialog}>{(row) => <IndicatorForm indicator={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}
