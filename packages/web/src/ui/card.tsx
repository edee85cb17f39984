// <Card rail="approved" footer={<Authors creator={...} updater={...} />} actions={<Button kind="quiet">Edit</Button>}>...</Card>
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { Status } from './status-pill.tsx'

const RAIL: Record<Status, string> = {
  'on-progress': 'bg-progress-rail',
  approved: 'bg-approved-rail',
  published: 'bg-published-rail',
}

interface CardProps {
  children: ReactNode
  /** Left side of the foot: author and editor. */
  footer?: ReactNode
  /** Right side of the foot: quiet buttons. */
  actions?: ReactNode
  rail?: Status
  /** The accessible name of the card in its list. */
  label?: string
  /** Little room around the content. */
  dense?: boolean
}

export function Card({ children, footer, actions, rail, label, dense }: CardProps) {
  return (
    <article aria-label={label} className="relative overflow-hidden rounded-card border border-line bg-white">
      {rail && <span aria-hidden className={classes('absolute inset-y-0 left-0 w-1', RAIL[rail])} />}
      <div className={dense ? 'px-4 py-2 sm:px-5' : 'p-4 sm:p-5'}>{children}</div>
      {(footer || actions) && (
        <footer className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-foot px-4 py-2 text-sm text-muted sm:px-5">
          {footer}
          {/* Quiet buttons have inner padding: shift them, so that the first icon aligns with the text. */}
          {actions && <div className="-mx-3 flex flex-wrap items-center text-base sm:ml-auto">{actions}</div>}
        </footer>
      )}
    </article>
  )
}

/** `Dibuat oleh ... · Diperbaharui oleh ...`, a dash if unknown. */
export function Authors({ creator, updater }: { creator: string | null; updater: string | null }) {
  return (
    <p className="min-w-0 py-1">
      Dibuat oleh <b className="font-semibold text-body">{creator ?? '-'}</b>
      {' · '}Diperbaharui oleh <b className="font-semibold text-body">{updater ?? '-'}</b>
    </p>
  )
}
