// <StatusPill status={question.status} />   <Card rail={question.status}>
import { Check, CircleDashed, type LucideIcon, Send } from 'lucide-react'
import { classes } from './classes.ts'

export const STATUS_LABEL = { 'on-progress': 'On progress', approved: 'Approved', published: 'Published' } as const
export type Status = keyof typeof STATUS_LABEL

const LOOK: Record<Status, { icon: LucideIcon; pill: string }> = {
  'on-progress': { icon: CircleDashed, pill: 'bg-progress-soft text-progress' },
  approved: { icon: Check, pill: 'bg-approved-soft text-approved' },
  published: { icon: Send, pill: 'bg-published-soft text-published' },
}

/** Icon and word, so that colour is not the only sign. */
export function StatusPill({ status }: { status: Status }) {
  const { icon: Icon, pill } = LOOK[status]
  return (
    <span
      className={classes('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold', pill)}
    >
      <Icon size={13} aria-hidden />
      {STATUS_LABEL[status]}
    </span>
  )
}
