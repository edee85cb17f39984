import { type ExportJob, exportRoutes } from '@bank/contract/export'
import { isPrinted } from '@bank/exchange/write/paper-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../api/download.ts'
import { reading } from '../../api/query.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { isBusy, missingText, stateWord } from './export-words.ts'

/** How often exports that are being made are asked for, in milliseconds. */
export const ASKED = 1_000

export function State({ job }: { job: ExportJob }) {
  return (
    <span role="status">
      {stateWord(job)}
      {job.missing > 0 && <span className="block text-sm text-muted">{missingText(job)}</span>}
      {job.losses.length > 0 && <span className="block text-sm text-muted">{job.losses.join(' ')}</span>}
    </span>
  )
}

export function DownloadButton({ job }: { job: ExportJob }) {
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

/** To the page that prints it. */
export function PrintLink({ job }: { job: ExportJob }) {
  if (!isPrinted(job.kind)) return null
  return (
    <Link to="/cetak/$id" params={{ id: String(job.id_export) }} className={buttonClass('quiet')}>
      <Printer size={16} aria-hidden />
      Cetak
    </Link>
  )
}

/** What was made last, beside the button that made it: the list of all is further down. */
export function Made({ id }: { id: number }) {
  const read = useQuery({
    ...reading(exportRoutes.get, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isBusy) === false ? false : ASKED),
  })
  const [job] = read.data?.data ?? []
  const state = job?.state
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state) box.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  if (!job) return null
  return (
    <section ref={box} aria-label="Berkas terakhir" className="border-t border-line pt-4">
      <p className="font-semibold text-ink wrap-anywhere">{job.file_name}</p>
      <State job={job} />
      {!isBusy(job) && (
        <div className="mt-2 flex flex-wrap gap-1">
          {job.has_file && <DownloadButton job={job} />}
          <PrintLink job={job} />
        </div>
      )}
    </section>
  )
}
