// <Card rail="approved" footer={<>...</>}>...</Card>
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
  /** Creator and updater at the left, actions at the right. */
  footer?: ReactNode
  rail?: Status
  /** What the card is, for screen readers that walk through the list. */
  label?: string
}

export function Card({ children, footer, rail, label }: CardProps) {
  return (
    <article aria-label={label} className="relative overflow-hidden rounded-card border border-line bg-white">
      {rail && <span aria-hidden className={classes('absolute inset-y-0 left-0 w-1', RAIL[rail])} />}
      <div className="p-4 sm:p-5">{children}</div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-foot px-4 py-2 text-sm text-muted sm:px-5">
          {footer}
        </footer>
      )}
    </article>
  )
}

/** `Dibuat oleh ... · Diperbaharui oleh ...`, a dash for nobody. */
export function Authors({ creator, updater }: { creator: string | null; updater: string | null }) {
  return (
    <p className="min-w-0 py-1">
      Dibuat oleh <b className="font-semibold text-body">{creator ?? '-'}</b>
      {' · '}Diperbaharui oleh <b className="font-semibold text-body">{updater ?? '-'}</b>
    </p>
  )
}
