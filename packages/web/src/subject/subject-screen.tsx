import { subjectRoutes } from '@bank/contract/subject'
import { useList } from '../api/list.ts'
import { useAction } from '../api/query.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { Chip } from '../ui/chip.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { FilterBar } from '../ui/filter-bar.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { FAMILY_WORD } from '../ui/question-words.ts'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { text } from '../ui/text.ts'

const SubjectForm = onDemand(() => import('./subject-form.tsx'), 'SubjectForm')

export function SubjectScreen() {
  const { search, filter, turn } = useListSearch('/shell/subjek')
  const list = useList(subjectRoutes.list, search)
  const dialog = useRowDialog('subjek', { list, get: subjectRoutes.get, id: (row) => row.id_subject })
  const remove = useAction(subjectRoutes.remove)

  return (
    <>
      <PageHeader
        title="Subjek"
        count={list.data?.pagination.totalData}
        thing="subjek"
        addLabel="Tambah subjek"
        onAdd={dialog.add}
      />
      <FilterBar
        thing="subjek"
        search={search}
        onFilter={filter}
        text={{ key: 'subject_name', label: 'Cari nama subjek' }}
      />
      <Paged
        list={list}
        onPage={turn}
        skeleton={<TableSkeleton />}
        empty={<NothingFound search={search} onFilter={filter} />}
      >
        {(rows) => (
          <Table
            caption="Subjek"
            rows={rows}
            rowKey={(row) => row.id_subject}
            columns={[
              { title: 'Subjek', cell: (row) => row.subject_name },
              { title: 'Kode', cell: (row) => row.code },
              { title: 'Rumpun', cell: (row) => (row.family ? <Chip>{FAMILY_WORD[row.family]}</Chip> : text.nobody) },
              { title: 'Dibuat Oleh', cell: (row) => row.name_creator ?? text.nobody },
              { title: 'Diperbaharui Oleh', cell: (row) => row.name_updater ?? text.nobody },
              {
                title: 'Aksi',
                kind: 'actions',
                cell: (row) => (
                  <>
                    <EditButton name={row.subject_name} onClick={() => dialog.edit(row)} />
                    <DeleteButton
                      route={subjectRoutes.remove}
                      name={row.subject_name}
                      onConfirm={() => remove.mutateAsync({ params: { id: row.id_subject } })}
                    />
                  </>
                ),
              },
            ]}
          />
        )}
      </Paged>
      <RowDialog of={dialog}>{(row) => <SubjectForm subject={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}
