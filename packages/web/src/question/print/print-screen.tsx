import { type ExportJob, exportRoutes } from '@bank/contract/export'
import { companionOf, hasPackages } from '@bank/contract/paper/companion'
import type { Question } from '@bank/contract/question'
import { paperOf } from '@bank/exchange/write/paper-of'
import { isPrinted, PRINTED_KINDS, type PrintedKind, titleOf } from '@bank/exchange/write/paper-words'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { reading } from '../../api/query.ts'
import { isUnknown } from '../../api/unknown.ts'
import { Alert } from '../../ui/alert.tsx'
import { BackButton } from '../../ui/back.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { useListSearch } from '../../ui/list-search.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Select } from '../../ui/select.tsx'
import { KIND_WORD, missingText } from '../export/export-words.ts'
import { readingAll } from './all-questions.ts'
import { PaperView } from './paper-view.tsx'

/** The paper of an export as the browser prints it: the same questions and options in the same order as in its Word file. */
export function PrintScreen() {
  const id = Number(useParams({ from: '/shell/cetak/$id' }).id)
  const [progress, setProgress] = useState('')
  const job = useQuery(reading(exportRoutes.get, { params: { id } }))
  const questions = useQuery({
    ...readingAll(id, (came, of) => setProgress(`Memuat soal ${number(came)} dari ${number(of)} …`)),
    enabled: job.isSuccess,
  })
  if (job.isError && isUnknown(job.error)) return <Unknown />
  const [shown] = job.data?.data ?? []
  if (shown && questions.isSuccess) return <Print key={id} job={shown} questions={questions.data} />
  return (
    <Frame>
      <LoadFailure of={[job, questions]} />
      {!job.isError && !questions.isError && <p role="status">{progress || 'Memuat soal …'}</p>}
    </Frame>
  )
}

const PARENT = '/ekspor'

function Unknown() {
  return (
    <Frame>
      <EmptyState
        action={
          <Link to={PARENT} className={buttonClass('primary')}>
            Ke ekspor
          </Link>
        }
      >
        Ekspor ini tidak ada atau sudah dihapus.
      </EmptyState>
    </Frame>
  )
}

/** What stands on the screen alone: the paper follows below. */
function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-[210mm] px-4 py-4 print:hidden">
      <div className="mb-3 flex items-center gap-3">
        <BackButton parent={PARENT} />
        <h1 className="text-xl">Cetak</h1>
      </div>
      {children}
    </div>
  )
}

const KINDS = PRINTED_KINDS.map((value) => ({ value, label: KIND_WORD[value] }))

function Print({ job, questions }: { job: ExportJob; questions: readonly Question[] }) {
  const { search, filter } = useListSearch('/shell/cetak/$id')
  const own = isPrinted(job.kind) ? job.kind : 'naskah'
  const kind: PrintedKind = search.bentuk && isPrinted(search.bentuk) ? search.bentuk : own
  const whole = useMemo(() => paperOf(job.id_export, companionOf(job, kind), questions), [job, kind, questions])
  const one = whole.packages.filter(({ letter }) => letter !== undefined && letter === search.paket)
  const paper = one.length > 0 ? { ...whole, packages: one } : whole
  const name = `${kind} ${one[0]?.letter ?? ''}`
  const [drawn, setDrawn] = useState('')
  const onDrawn = useCallback(() => setDrawn(name), [name])
  useTitleOfPrint([titleOf(kind, job.title), one[0]?.letter && `Paket ${one[0].letter}`].filter(Boolean).join(' '))
  const changed = questions.filter(({ updated_at }) => updated_at > job.created_at).length
  return (
    <>
      <Frame>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-50">
            <Select
              label="Yang dicetak"
              options={KINDS}
              value={kind}
              onChange={(bentuk) => filter({ bentuk: bentuk === own ? undefined : bentuk || undefined })}
              clearable={false}
            />
          </div>
          {hasPackages(kind) && whole.packages.length > 1 && (
            <div className="w-40">
              <Select
                label="Paket"
                options={whole.packages.map(({ letter = '' }) => ({ value: letter, label: `Paket ${letter}` }))}
                value={one[0]?.letter ?? ''}
                onChange={(paket) => filter({ paket: paket || undefined })}
                placeholder="Semua paket"
              />
            </div>
          )}
          <Button kind="primary" icon={Printer} busy={drawn !== name} onClick={() => window.print()}>
            Cetak
          </Button>
        </div>
        {job.missing > 0 && (
          <div className="mt-3">
            <Alert kind="info">{missingText(job)}</Alert>
          </div>
        )}
        {changed > 0 && (
          <div className="mt-3">
            <Alert kind="info">
              {number(changed)} soal berubah sesudah ekspor ini dibuat. Kertas yang sudah dicetak sebelumnya bisa
              berbeda: cetak lagi naskah dan kuncinya bersama-sama.
            </Alert>
          </div>
        )}
        <p className="mt-3 text-sm text-muted">
          Ukuran kertas A4, skala 100%. Nomor halaman dan kaki halaman dicetak oleh Chrome dan Edge; peramban lain dapat
          melewatkannya.
        </p>
      </Frame>
      <PaperView key={name} kind={kind} paper={paper} onDrawn={onDrawn} />
    </>
  )
}

/** What browsers name the file that is printed into; a colon cannot stand there. */
function useTitleOfPrint(title: string) {
  useEffect(() => {
    const before = document.title
    const begin = () => {
      document.title = title.replaceAll(':', ' -')
    }
    const end = () => {
      document.title = before
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [title])
}
