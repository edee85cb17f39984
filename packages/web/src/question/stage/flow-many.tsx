import { approvalRoutes, type ManyAction, MOST_AT_ONCE } from '@bank/contract/approval'
import { ClipboardCheck, type LucideIcon, Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAction } from '../../api/query.ts'
import { FLOW_READS } from '../../telaah/flow-reads.ts'
import { useOwnReview } from '../../telaah/own-review.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import type { Selection } from '../select/selection.ts'
import { refusalsOf } from './moved-words.ts'

const ACTS: readonly { action: ManyAction; label: string; icon: LucideIcon; needs?: 'publish' }[] = [
  { action: 'submit', label: 'Ajukan telaah', icon: ClipboardCheck },
  { action: 'publish', label: 'Terbitkan', icon: Send, needs: 'publish' },
]

/** Moves the ticked questions on in the review flow, while it binds; says which were refused and why. */
export function FlowMany({ selection }: { selection: Selection }) {
  const own = useOwnReview()
  const move = useAction(approvalRoutes.many, { refreshes: FLOW_READS, says: '' })
  const told = useRef<HTMLElement>(null)
  useEffect(() => {
    if (move.data) told.current?.focus()
  }, [move.data])
  if (!own?.binding) return null
  const ids = selection.select && 'ids' in selection.select ? selection.select.ids : undefined
  const isMany = (ids?.length ?? 0) > MOST_AT_ONCE
  return (
    <section aria-label="Alur telaah" className="space-y-2 border-t border-line pt-3 empty:hidden">
      {move.data && (
        <section
          ref={told}
          tabIndex={-1}
          aria-label="Hasil alur telaah"
          className="rounded-control bg-approved-soft px-3.5 py-2.5 text-ink outline-offset-2"
        >
          <p role="status" className="font-medium">
            {move.data.message}
          </p>
          <ul className="mt-1 space-y-1 text-sm empty:hidden">
            {refusalsOf(move.data.data[0]).map(({ reason, codes }) => (
              <li key={reason} className="wrap-anywhere">
                {number(codes.length)} soal tidak: {reason} {codes.join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {ids && (
        <div className="-ml-3.5 flex flex-wrap gap-x-2">
          {ACTS.filter(({ needs }) => !needs || own.may(needs)).map(({ action, label, icon }) => (
            <Button
              key={action}
              kind="quiet"
              icon={icon}
              disabled={isMany}
              busy={move.isPending && move.variables.body.action === action}
              onClick={() => move.mutate({ body: { ids, action } }, { onSuccess: selection.clear })}
            >
              {label} {number(ids.length)} soal
            </Button>
          ))}
        </div>
      )}
      {(isMany || (selection.select && !ids)) && (
        <p className="text-sm text-muted">
          Paling banyak {number(MOST_AT_ONCE)} soal yang dicentang diajukan sekaligus.
        </p>
      )}
    </section>
  )
}
