// <Alert>Login required</Alert>: an error, announced at once. <Alert kind="info"> is announced politely.
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export function Alert({ kind = 'error', children }: { kind?: 'error' | 'info'; children: ReactNode }) {
  const Icon = kind === 'error' ? CircleAlert : Info
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classes(
        'flex items-start gap-2.5 rounded-control px-3.5 py-2.5 font-medium',
        kind === 'error' ? 'bg-progress-soft text-progress' : 'bg-published-soft text-published',
      )}
    >
      <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
