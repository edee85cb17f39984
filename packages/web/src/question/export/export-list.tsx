import { type ExportJob, exportRoutes } from '@bank/contract/export'
import { useQuery } from '@tanstack/react-query'
import { FileOutput, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { DeleteButton } from '../../form/delete-button.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { dateTime } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Menu } from '../../ui/menu.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { ASKED, DownloadButton, PrintLink, State } from './export-actions.tsx'
import { aboutOf, COMPANIONS, isBusy } from './export-words.ts'

const STEP = 10

/** The files that were made, newest first; earlier ones when they are asked for. */
export function ExportList() {
  const [limit, setLimit] = useState(STEP)
  const list = useQuery({
    ...reading(exportRoutes.list, { query: { limit } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isBusy) ? ASKED : false),
  })
  const columns: Column<ExportJob>[] = [
    { title: 'Berkas', cell: (job) => <span className="font-semibold wrap-anywhere">{job.file_name}</span> },
    { title: 'Isi', cell: aboutOf },
    { title: 'Keadaan', cell: (job) => <State job={job} /> },
    { title: 'Dibuat', cell: (job) => `${dateTime(job.created_at)}, ${job.name_creator}` },
    { title: 'Aksi', kind: 'actions', cell: (job) => <Actions job={job} /> },
  ]
  return (
    <>
      <h2 className="mt-8 mb-2 text-md font-bold">Ekspor saya</h2>
      <Loaded query={list} skeleton={<TableSkeleton rows={3} />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState>Belum ada berkas yang dibuat.</EmptyState>
          ) : (
            <>
              <Table caption="Ekspor saya" rows={data} rowKey={(job) => job.id_export} columns={columns} />
              {pagination.totalData > data.length && (
                <div className="mt-3 text-center">
                  <Button busy={list.isFetching} onClick={() => setLimit(limit + STEP)}>
                    Tampilkan lebih banyak
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Actions({ job }: { job: ExportJob }) {
  const again = useAction(exportRoutes.again, { says: '' })
  const remove = useAction(exportRoutes.remove)
  if (isBusy(job)) return null
  const params = { id: job.id_export }
  const remake = () => again.mutate({ params, body: {} })
  const companions = COMPANIONS.filter(({ value }) => value !== job.kind).map(({ value, label }) => ({
    label: `${label} dari soal yang sama`,
    icon: FileOutput,
    onSelect: () => again.mutate({ params, body: { kind: value } }),
  }))
  return (
    <div className="flex items-center justify-end gap-1">
      {job.has_file ? (
        <DownloadButton job={job} />
      ) : (
        <Button icon={RotateCcw} busy={again.isPending} onClick={remake}>
          Buat lagi
        </Button>
      )}
      <PrintLink job={job} />
      <Menu
        label={`Tindakan lain untuk ${job.file_name}`}
        items={[...companions, { label: 'Buat lagi', icon: RotateCcw, onSelect: remake }]}
      />
      <DeleteButton route={exportRoutes.remove} name={job.file_name} onConfirm={() => remove.mutateAsync({ params })} />
    </div>
  )
}
