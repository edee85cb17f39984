import { type QuestionLevel, questionLevelRoutes } from '@bank/contract/question-level'
import { useAllowed } from '../api/allowed.ts'
import { useList } from '../api/list.ts'
import { useAction } from '../api/query.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { text } from '../ui/text.ts'

const QuestionLevelForm = onDemand(() => import('./question-level-form.tsx'), 'QuestionLevelForm')

export function QuestionLevelScreen() {
  const { search, filter, turn } = useListSearch('/shell/level-soal')
  const list = useList(questionLevelRoutes.list, search)
  const dialog = useRowDialog('level-soal', { list, get: questionLevelRoutes.get, id: (row) => row.id })
  const remove = useAction(questionLevelRoutes.remove)
  const mayEdit = useAllowed(questionLevelRoutes.update)

  const actions: Column<QuestionLevel> = {
    title: 'Aksi',
    kind: 'actions',
    cell: (row) => (
      <>
        <EditButton name={row.qtn_level_name} onClick={() => dialog.edit(row)} />
        <DeleteButton
          route={questionLevelRoutes.remove}
          name={row.qtn_level_name}
          onConfirm={() => remove.mutateAsync({ params: { id: row.id } })}
        />
      </>
    ),
  }

  return (
    <>
      <PageHeader
        title="Level soal"
        count={list.data?.pagination.totalData}
        thing="level soal"
        addLabel="Tambah level soal"
        onAdd={dialog.add}
      />
      <Paged
        list={list}
        onPage={turn}
        skeleton={<TableSkeleton rows={10} />}
        empty={<NothingFound search={search} onFilter={filter} />}
      >
        {(rows) => (
          <Table
            caption="Level soal"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { title: 'Level soal', cell: (row) => row.qtn_level_name },
              { title: 'Dibuat Oleh', cell: (row) => row.name_creator ?? text.nobody },
              { title: 'Diperbaharui Oleh', cell: (row) => row.name_updater ?? text.nobody },
              ...(mayEdit ? [actions] : []),
            ]}
          />
        )}
      </Paged>
      <RowDialog of={dialog}>{(row) => <QuestionLevelForm level={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}
