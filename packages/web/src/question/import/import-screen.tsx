import { importRoutes } from '@bank/contract/import'
import type { ImportJob } from '@bank/contract/import-job'
import { Link } from '@tanstack/react-router'
import { useList } from '../../api/list.ts'
import { useAction } from '../../api/query.ts'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { dateTime } from '../../ui/format.ts'
import { useListSearch } from '../../ui/list-search.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Paged } from '../../ui/paged.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { isBusy, stateAndCounts } from './import-words.ts'
import { UploadCard } from './upload-card.tsx'

/** Files of questions: one is sent, earlier ones are gone on with. */
export function ImportScreen() {
  const { search, turn } = useListSearch('/shell/impor')
  const list = useList(importRoutes.list, { page: search.page })
  const remove = useAction(importRoutes.remove)
  const columns: Column<ImportJob>[] = [
    {
      title: 'Berkas',
      cell: (job) => (
        <Link
          to="/impor/$id"
          params={{ id: String(job.id_import) }}
          className="font-semibold text-brand underline-offset-2 wrap-anywhere hover:underline"
        >
          {job.file_name}
        </Link>
      ),
    },
    { title: 'Keadaan', cell: (job) => stateAndCounts(job) },
    { title: 'Diimpor', cell: (job) => `${dateTime(job.created_at)}, ${job.name_creator}` },
    {
      title: 'Aksi',
      kind: 'actions',
      cell: (job) =>
        !isBusy(job) && (
          <DeleteButton
            route={importRoutes.remove}
            name={job.file_name}
            onConfirm={() => remove.mutateAsync({ params: { id: job.id_import } })}
          />
        ),
    },
  ]
  return (
    <>
      <PageHeader title="Impor soal" back="/soal" />
      <UploadCard meant={search.bank === 'snpmb' ? 'snpmb' : 'general'} />
      <h2 className="mt-6 mb-2 text-md font-bold">Impor saya</h2>
      <Paged
        list={list}
        onPage={turn}
        skeleton={<TableSkeleton rows={3} />}
        empty={<EmptyState>Belum ada berkas yang diimpor.</EmptyState>}
      >
        {(rows) => <Table caption="Impor saya" rows={rows} rowKey={(job) => job.id_import} columns={columns} />}
      </Paged>
    </>
  )
}
