import { type ManyAction, MOST_AT_ONCE, type Moved } from '@bank/contract/approval'
import type { BankName } from '@bank/contract/bank'
import { ClipboardCheck, type LucideIcon, Send, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useOwnReview } from '../../telaah/own-review.ts'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import type { Selection } from '../select/selection.ts'
import { useAsked } from '../select/use-asked.ts'
import { MoveMany } from './move-many.tsx'
import { refusalsOf } from './moved-words.ts'

const ACTS: readonly { action: ManyAction; label: string; icon: LucideIcon; needs?: 'publish' }[] = [
  { action: 'submit', label: 'Ajukan telaah', icon: ClipboardCheck },
  { action: 'withdraw', label: 'Tarik kembali', icon: Undo2 },
  { action: 'publish', label: 'Terbitkan', icon: Send, needs: 'publish' },
]

/** Moves the ticked questions on in the review flow, while it binds, after a look at which; says which were refused and why. */
export function FlowMany({ bank, selection }: { bank: BankName; selection: Selection }) {
  const own = useOwnReview()
  const { asked, ask, close } = useAsked('alur', selection)
  const [done, setDone] = useState<{ moved: Moved; message: string }>()
  const told = useRef<HTMLElement>(null)
  useEffect(() => {
    if (done) told.current?.focus()
  }, [done])
  if (!own?.binding) return null
  const action = ACTS.find((act) => act.action === asked)?.action
  const { select, count = 0, clear } = selection
  const isMany = count > MOST_AT_ONCE
  return (
    <section aria-label="Alur telaah" className="space-y-2 border-t border-line pt-3 empty:hidden">
      {done && (
        <section
          ref={told}
          tabIndex={-1}
          aria-label="Hasil alur telaah"
          className="rounded-control bg-approved-soft px-3.5 py-2.5 text-ink outline-offset-2"
        >
          <p role="status" className="font-medium">
            {done.message}
          </p>
          <ul className="mt-1 space-y-1 text-sm empty:hidden">
            {refusalsOf(done.moved).map(({ reason, codes }) => (
              <li key={reason} className="wrap-anywhere">
                {number(codes.length)} soal tidak: {reason} {codes.join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {select && count > 0 && (
        <div className="-ml-3.5 flex flex-wrap gap-x-2">
          {ACTS.filter(({ needs }) => !needs || own.may(needs)).map(({ action, label, icon }) => (
            <Button key={action} kind="quiet" icon={icon} disabled={isMany} onClick={() => ask(action)}>
              {label} {number(count)} soal
            </Button>
          ))}
        </div>
      )}
      {select && action && !isMany && (
        <MoveMany
          bank={bank}
          select={select}
          count={count}
          action={action}
          onDone={(moved, message) => {
            setDone({ moved, message })
            clear()
          }}
          onClose={close}
        />
      )}
      {isMany && (
        <p className="text-sm text-muted">
          Paling banyak {number(MOST_AT_ONCE)} soal sekaligus; pilih lebih sedikit atau persempit saringannya.
        </p>
      )}
    </section>
  )
}
