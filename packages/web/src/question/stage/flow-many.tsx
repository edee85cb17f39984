import { type ManyAction, MOST_AT_ONCE, type Moved } from '@bank/contract/approval'
import type { BankName } from '@bank/contract/bank'
import { ClipboardCheck, type LucideIcon, Send, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useOwnReview } from '../../telaah/own-review.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
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

interface FlowManyProps {
  bank: BankName
  selection: Selection
  /** What else can be done with them, where the flow does not bind as well; in view on a phone alone. */
  children: ReactNode
}

/** The bar below a list, always in view, that moves the ticked questions on in the review flow while it binds, after a look at which; then it says which were refused and why. */
export function FlowMany({ bank, selection, children }: FlowManyProps) {
  const own = useOwnReview()
  const { asked, ask, close } = useAsked('alur', selection)
  const [done, setDone] = useState<{ moved: Moved; message: string }>()
  const told = useRef<HTMLElement>(null)
  useEffect(() => {
    if (done) told.current?.focus()
  }, [done])
  const action = ACTS.find((act) => act.action === asked)?.action
  const { select, count = 0, clear } = selection
  const acts = own?.binding ? ACTS.filter(({ needs }) => !needs || own.may(needs)) : []
  const isMany = acts.length > 0 && count > MOST_AT_ONCE
  if (count === 0 && !done) return null
  return (
    <section
      aria-label="Soal yang dipilih"
      className={classes(
        'sticky bottom-0 z-10 mt-3 space-y-2 border-t border-line bg-canvas py-2',
        acts.length === 0 && !done && 'lg:hidden',
      )}
    >
      {done && count === 0 && (
        <section
          ref={told}
          tabIndex={-1}
          aria-label="Hasil alur telaah"
          className="max-h-[40dvh] overflow-y-auto rounded-control bg-approved-soft px-3.5 py-2.5 text-ink outline-offset-2"
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
      {count > 0 && (
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {children}
          {acts.map(({ action, label, icon }) => (
            <Button
              key={action}
              icon={icon}
              disabled={isMany}
              aria-label={`${label} ${number(count)} soal`}
              onClick={() => ask(action)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {isMany && (
        <p className="text-sm text-muted">
          Alur telaah: paling banyak {number(MOST_AT_ONCE)} soal sekaligus; pilih lebih sedikit.
        </p>
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
    </section>
  )
}
