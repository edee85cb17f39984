import { bankOf } from '@bank/contract/bank'
import { importRoutes } from '@bank/contract/import'
import type { ImportJob } from '@bank/contract/import-job'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import { isUnknown } from '../../api/unknown.ts'
import { Alert } from '../../ui/alert.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { GivenToAll } from './given-to-all.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportLines } from './import-lines.tsx'
import { ImportReport } from './import-report.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportSteps, stepOf } from './import-steps.tsx'
import { isBusy, isRead, stateAndCounts, stateWord } from './import-words.ts'
import { SharedText } from './shared-text.tsx'
import { useTicks } from './ticks.ts'

/** How often a job that the server works on is asked for, in milliseconds. */
const ASKED = 1_000

/** The questions of one file: looked at, put right, saved. */
export function ImportRowsScreen() {
  const { id } = useParams({ from: '/shell/impor/$id' })
  const job = useQuery({
    ...reading(importRoutes.get, { params: { id: Number(id) } }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data.data[0]) ? ASKED : false),
  })
  const isGone = job.isError && isUnknown(job.error)
  const found = isGone ? undefined : job.data?.data[0]
  useFreshRows(found)
  return (
    <>
      <PageHeader
        title={found?.file_name ?? 'Impor soal'}
        back="/impor"
        trail={[{ label: 'Impor soal', to: '/impor' }, { label: found?.file_name ?? id }]}
      />
      {isGone && <EmptyState action={<ToImports />}>Impor ini tidak ada atau sudah dihapus.</EmptyState>}
      {!isGone && <LoadFailure of={[job]} />}
      {job.isPending && <CardSkeleton count={2} />}
      {found && <ImportView job={found} />}
    </>
  )
}

const ToImports = () => (
  <Link to="/impor" className={buttonClass('primary')}>
    Pilih berkas lain
  </Link>
)

/** When the server has done its work, its rows are others. */
function useFreshRows(job: ImportJob | undefined) {
  const queries = useQueryClient()
  const state = job?.state
  useEffect(() => {
    if (state) void queries.invalidateQueries({ queryKey: [importRoutes.list.path] })
  }, [queries, state])
}

function ImportView({ job }: { job: ImportJob }) {
  if (job.state === 'failed')
    return (
      <div className="space-y-4">
        <Alert>
          {job.error ?? 'Berkas ini tidak dapat dibaca.'}
          {job.stopped && <TryAgain job={job} />}
        </Alert>
        <ToImports />
      </div>
    )
  return (
    <div className="space-y-4">
      <div role="status" className="text-body">
        {isBusy(job) ? `${stateWord(job)} …` : `${stateAndCounts(job)}.`}
      </div>
      {isRead(job) && <ImportSteps at={stepOf(job)} />}
      {job.error && (
        <Alert>
          {job.error}
          {job.stopped && <TryAgain job={job} />}
        </Alert>
      )}
      {job.warnings.length > 0 && (
        <Alert kind="info">
          {job.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Alert>
      )}
      {isBusy(job) ? <CardSkeleton count={2} /> : <Looked job={job} />}
    </div>
  )
}

/** A file that waits for a person; it is changed only by the account that sent it. */
function Looked({ job }: { job: ImportJob }) {
  const { ready, look, wrong, same, skipped, saved, undone } = job.counts
  const unsaved = ready + look + wrong + same + skipped
  const isOwn = useSession()?.ac_id === job.id_creator
  const hasSheets = job.sheets > 0
  const [isMarking, setMarking] = useState(job.state === 'ready' && unsaved === 0)
  const ticks = useTicks()
  const mayMark = isOwn && job.state === 'ready' && saved === 0
  return (
    <>
      {saved + undone > 0 && <ImportReport job={job} />}
      {isOwn && unsaved > 0 && <GivenToAll key={job.id_import} job={job} bank={bankOf(job)} ticks={ticks} />}
      {isOwn && unsaved > 0 && job.sharing > 0 && <SharedText job={job} />}
      <div className="flex flex-wrap gap-2">
        {isOwn && unsaved > 0 && <SaveButton job={job} />}
        {mayMark && !hasSheets && job.has_lines && (
          <Button aria-expanded={isMarking} onClick={() => setMarking(!isMarking)}>
            Tandai peran
          </Button>
        )}
        {saved > 0 && <UndoButton job={job} />}
      </div>
      {mayMark && isMarking && !hasSheets && job.has_lines && <ImportLines job={job} />}
      {mayMark && hasSheets && <ImportColumns job={job} />}
      {unsaved + saved + undone > 0 && <ImportRows job={job} ticks={isOwn ? ticks : undefined} />}
    </>
  )
}

const AGAIN = { reading: importRoutes.again, saving: importRoutes.save, undoing: importRoutes.undo } as const

/** What the server gave up, once more. */
function TryAgain({ job: { id_import, id_creator, stopped } }: { job: ImportJob }) {
  const isOwn = useSession()?.ac_id === id_creator
  const again = useAction(AGAIN[stopped ?? 'saving'], { says: '' })
  if (stopped !== 'undoing' && !isOwn) return null
  return (
    <div className="mt-2">
      <Button busy={again.isPending} onClick={() => again.mutate({ params: { id: id_import } })}>
        Coba lagi
      </Button>
    </div>
  )
}

function SaveButton({ job }: { job: ImportJob }) {
  const save = useAction(importRoutes.save, { says: '' })
  const { ready } = job.counts
  return (
    <Button
      kind="primary"
      busy={save.isPending}
      disabled={ready === 0}
      onClick={() => save.mutate({ params: { id: job.id_import } })}
    >
      {ready === 0 ? 'Belum ada soal yang siap' : `Simpan ${number(ready)} soal`}
    </Button>
  )
}

function UndoButton({ job }: { job: ImportJob }) {
  const [asking, ask] = useState(false)
  const undo = useAction(importRoutes.undo, { says: '' })
  return (
    <>
      <Button onClick={() => ask(true)}>Batalkan impor ini</Button>
      {asking && (
        <AskFirst
          title={`Hapus ${number(job.counts.saved)} soal yang disimpan impor ini?`}
          detail="Soal yang sudah diubah atau dipakai tetap ada."
          action="Hapus"
          keep="Jangan"
          busy={undo.isPending}
          onConfirm={() => undo.mutate({ params: { id: job.id_import } }, { onSettled: () => ask(false) })}
          onCancel={() => ask(false)}
        />
      )}
    </>
  )
}
