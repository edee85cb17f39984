import { type ExportJob, exportRoutes } from '@bank/contract/export'
import { isPrinted } from '@bank/exchange/write/paper-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, FileOutput, Printer, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../api/download.ts'
import { reading, useAction } from '../../api/query.ts'
import { DeleteButton } from '../../form/delete-button.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { dateTime } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Menu } from '../../ui/menu.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.ts'
import { aboutOf, COMPANIONS, isBusy, stateWord } from './export-words.ts'

/** How often exports that are being made are asked for, in milliseconds. */
const ASKED = 1_000

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

function State({ job }: { job: ExportJob }) {
  return (
    <span role="status">
      {stateWord(job)}
      {job.losses.length > 0 && <span className="block text-sm text-muted">{job.losses.join(' ')}</span>}
    </span>
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
      {isPrinted(job.kind) && (
        <Link to="/cetak/$id" params={{ id: String(job.id_export) }} className={buttonClass('quiet')}>
          <Printer size={16} aria-hidden />
          Cetak
        </Link>
      )}
      <Menu
        label={`Tindakan lain untuk ${job.file_name}`}
        items={[...companions, { label: 'Buat lagi', icon: RotateCcw, onSelect: remake }]}
      />
      <DeleteButton route={exportRoutes.remove} name={job.file_name} onConfirm={() => remove.mutateAsync({ params })} />
    </div>
  )
}

function DownloadButton({ job }: { job: ExportJob }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(exportRoutes.file, { params: { id: job.id_export } }, job.file_name)
      .catch((error: Error) => toast.error(error.message))
      .finally(() => setBusy(false))
  }
  return (
    <Button icon={Download} busy={isBusy} onClick={() => void save()}>
      Unduh
    </Button>
  )
}
