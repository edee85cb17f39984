import { historyRoutes } from '@bank/contract/history'
import type { BulkDone } from '@bank/contract/question-bulk'
import type { Route } from '@bank/contract/route'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAction } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'

interface NoteProps {
  done: BulkDone['data'][0]
  refreshes: readonly Route[]
  /** What was done to them. */
  did: 'diubah' | 'dihapus'
}

/** What was done, with the way back; it takes the focus, as the button that did it is idle now. */
export function BulkDoneNote({ done: { change, count }, refreshes, did }: NoteProps) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  const undo = useAction(historyRoutes.restoreChange, { refreshes, says: '' })
  const undone = undo.data?.data[0]
  const takeBack = () => undo.mutate({ body: { change } }, { onSuccess: () => note.current?.focus() })
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label="Hasil perubahan"
      className="rounded-control bg-approved-soft px-3.5 py-2.5 text-ink outline-offset-2"
    >
      <p role="status" className="font-medium">
        {undone ? `${number(undone.count)} soal kembali seperti semula.` : `${number(count)} soal telah ${did}.`}
      </p>
      {undone && undone.kept > 0 && (
        <p className="mt-1 text-sm">
          {number(undone.kept)} soal tetap, karena sudah diubah lagi: {undone.codes.join(', ')}
          {undone.kept > undone.codes.length && ', …'}
        </p>
      )}
      {!undone && (
        <Button kind="quiet" icon={RotateCcw} busy={undo.isPending} onClick={takeBack} className="-ml-3.5">
          Urungkan
        </Button>
      )}
    </section>
  )
}
