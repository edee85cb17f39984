import { bankOf } from '@bank/contract/bank'
import type { ImportJob } from '@bank/contract/import-job'
import { type ImportReportRow, importReportRoutes } from '@bank/contract/import-report'
import { IMPORT_ROW_WORD } from '@bank/contract/import-row'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, FileOutput } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { download } from '../../api/download.ts'
import { reading } from '../../api/query.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { toast } from '../../ui/toast.ts'

/** What became of the questions of a file: those in the bank by their codes, the others with the reasons. */
export function ImportReport({ job }: { job: ImportJob }) {
  const { saved, unchanged, ...others } = job.counts
  const keptOut = Object.values(others).reduce((sum, count) => sum + count, 0)
  const title = useId()
  return (
    <section aria-labelledby={title} className="rounded-card border border-line bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="text-md font-bold">
          Laporan
        </h2>
        <div className="flex flex-wrap gap-2">
          {saved > 0 && (
            <Link
              to="/ekspor"
              search={{ impor: job.id_import, bank: bankOf(job) === 'snpmb' ? 'snpmb' : undefined }}
              className={buttonClass('secondary')}
            >
              <FileOutput size={16} aria-hidden className="shrink-0" />
              Ekspor {number(saved)} soal ini
            </Link>
          )}
          <DownloadReport job={job} />
        </div>
      </div>
      {saved > 0 && (
        <ReportPart title={`${number(saved)} soal tersimpan`} job={job} part="saved" size={100} total={saved}>
          {(rows) => (
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {rows.map((row) => (
                <li key={row.no}>
                  <SavedQuestion row={row} />
                </li>
              ))}
            </ul>
          )}
        </ReportPart>
      )}
      {keptOut > 0 && (
        <ReportPart
          title={`${number(keptOut)} soal tidak tersimpan`}
          job={job}
          part="kept_out"
          size={10}
          total={keptOut}
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.no} className="py-2">
                  <p className="wrap-anywhere">
                    <span className="font-semibold">Soal {row.no}</span> · {row.text || 'Tanpa teks'}
                  </p>
                  <p className="text-sm text-muted">
                    {IMPORT_ROW_WORD[row.state]}. {row.reasons.join(' ')}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </ReportPart>
      )}
    </section>
  )
}

/** One deleted since has no code any more. */
function SavedQuestion({ row: { no, id_question, code, reasons } }: { row: ImportReportRow }) {
  if (id_question === null)
    return (
      <span className="text-sm text-muted">
        Soal {no}: {reasons.join(' ')}
      </span>
    )
  return (
    <Link
      to="/soal/$id"
      params={{ id: String(id_question) }}
      title={reasons.join(' ') || undefined}
      className="font-semibold text-brand underline-offset-2 hover:underline"
    >
      {code}
    </Link>
  )
}

interface PartProps {
  job: ImportJob
  part: 'saved' | 'kept_out'
  /** Rows that come at a time, and how many there are. */
  size: number
  total: number
  children: (rows: ImportReportRow[]) => ReactNode
}

function ReportPart({ title, total, size, ...part }: PartProps & { title: string }) {
  const [pages, setPages] = useState(1)
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <ReportPage key={page} {...part} size={size} page={page} />
      ))}
      {pages * size < total && (
        <Button kind="quiet" onClick={() => setPages(pages + 1)} className="mt-1 -ml-3.5 text-brand">
          Tampilkan {number(Math.min(size, total - pages * size))} lagi
        </Button>
      )}
    </div>
  )
}

function ReportPage({ job, part, size, page, children }: Omit<PartProps, 'total'> & { page: number }) {
  const list = useQuery(
    reading(importReportRoutes.list, { params: { id: job.id_import }, query: { part, limit: size, page } }),
  )
  return (
    <Loaded query={list} skeleton={null}>
      {({ data }) => children(data)}
    </Loaded>
  )
}

function DownloadReport({ job }: { job: ImportJob }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(importReportRoutes.file, { params: { id: job.id_import } }, `laporan ${job.file_name}.csv`)
      .catch((error: Error) => toast.error(error.message))
      .finally(() => setBusy(false))
  }
  return (
    <Button icon={Download} busy={busy} onClick={() => void save()}>
      Unduh laporan (CSV)
    </Button>
  )
}
