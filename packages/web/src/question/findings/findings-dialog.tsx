import type { ApiError } from '@bank/contract/errors'
import type { Question } from '@bank/contract/question'
import { reviewRoutes } from '@bank/contract/review'
import type { Reply } from '@bank/contract/route'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { reading, useAction } from '../../api/query.ts'
import { wordOf } from '../../telaah/place-words.ts'
import { SeverityChip } from '../../telaah/severity-chip.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useOpened } from '../../ui/opened.ts'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { text } from '../../ui/text.ts'
import { TextField } from '../../ui/text-field.tsx'
import { addressOf } from '../item/opened-address.ts'
import '../../telaah/telaah.css'

type Finding = Reply<typeof reviewRoutes.findings>['data'][number]

/** What automatic review finds in a question, and what was ignored of it. */
export function FindingsDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const params = { id: question.id_question }
  const findings = useQuery({ ...reading(reviewRoutes.findings, { params }), staleTime: 0 })
  const { open } = useOpened()
  const [ignoring, setIgnoring] = useState<string>()
  return (
    <Dialog title={`Telaah otomatis ${question.code}`} onClose={onClose} size="large" guarded={ignoring !== undefined}>
      <DialogBody read>
        <LoadFailure of={[findings]} />
        {findings.isPending && <TableSkeleton rows={3} />}
        {findings.data?.data.length === 0 && <EmptyState>Tidak ada temuan.</EmptyState>}
        <ul className="divide-y divide-line">
          {findings.data?.data.map((finding) => {
            const key = `${finding.rule} ${finding.place} ${finding.at[0]}`
            const isIgnoring = ignoring === key
            return (
              <li key={key} className="py-3">
                <What finding={finding} />
                {finding.ignored ? (
                  <Ignored id={params.id} finding={finding} />
                ) : isIgnoring ? (
                  <IgnoreForm id={params.id} finding={finding} onDone={() => setIgnoring(undefined)} />
                ) : (
                  <Button
                    kind="quiet"
                    className="-ml-3.5"
                    disabled={ignoring !== undefined}
                    onClick={() => setIgnoring(key)}
                  >
                    Abaikan
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </DialogBody>
      <DialogFooter>
        <DialogClose>{text.close}</DialogClose>
        <Button icon={Pencil} kind="primary" onClick={() => open(addressOf({ kind: 'edit-item', question }))}>
          Edit soal
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const What = ({ finding: { severity, place, message } }: { finding: Finding }) => (
  <div className="mb-1 flex flex-wrap items-center gap-x-3">
    <SeverityChip severity={severity} />
    <p className="telaah-what min-w-0 wrap-anywhere">
      <span className="font-semibold text-ink">{wordOf(place)}:</span> {message}
    </p>
  </div>
)

interface OfFinding {
  id: number
  finding: Finding
}

function Ignored({ id, finding: { rule, place, ignored } }: OfFinding) {
  const heed = useAction(reviewRoutes.heed, { refreshes: [reviewRoutes.counts], says: 'Temuan ditampilkan lagi.' })
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
      <p className="min-w-0 wrap-anywhere">
        Diabaikan oleh {ignored?.name_creator ?? text.nobody}: {ignored?.reason}
      </p>
      <Button
        kind="quiet"
        busy={heed.isPending}
        onClick={() => heed.mutate({ params: { id }, query: { rule, place } })}
      >
        Tampilkan lagi
      </Button>
    </div>
  )
}

function IgnoreForm({ id, finding: { rule, place }, onDone }: OfFinding & { onDone: () => void }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const ignore = useAction(reviewRoutes.ignore, { refreshes: [reviewRoutes.counts], says: 'Temuan diabaikan.' })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError('Tulis alasannya.')
    ignore.mutate(
      { params: { id }, body: { rule, place, reason } },
      { onSuccess: onDone, onError: (refusal: ApiError) => setError(refusal.fields?.reason ?? refusal.message) },
    )
  }
  return (
    <form noValidate onSubmit={send} className="space-y-2">
      <TextField
        label="Alasan"
        required
        autoFocus
        maxLength={255}
        value={reason}
        error={error}
        hint="Berlaku selama teks di tempat ini tidak diubah."
        onChange={({ target }) => {
          setReason(target.value)
          setError(undefined)
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone} disabled={ignore.isPending}>
          {text.cancel}
        </Button>
        <Button type="submit" busy={ignore.isPending}>
          Abaikan
        </Button>
      </div>
    </form>
  )
}
