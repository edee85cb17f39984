import { approvalRoutes, type ReviewAction } from '@bank/contract/approval'
import { ClipboardCheck, type LucideIcon, RotateCcw, Send, Undo2 } from 'lucide-react'
import { useAction } from '../api/query.ts'
import { Button, type ButtonKind } from '../ui/button.tsx'
import { FLOW_READS } from './flow-reads.ts'

/** What needs no reason, with its word and what is said when it is done. */
const ACTS = {
  submit: { label: 'Ajukan telaah', says: 'Soal diajukan untuk ditelaah.', icon: ClipboardCheck },
  withdraw: { label: 'Tarik kembali', says: 'Soal ditarik kembali.', icon: Undo2 },
  reopen: { label: 'Buka lagi', says: 'Soal dibuka lagi.', icon: RotateCcw },
  publish: { label: 'Terbitkan', says: 'Soal diterbitkan.', icon: Send },
} as const satisfies Partial<Record<ReviewAction, { label: string; says: string; icon: LucideIcon }>>
export type Act = keyof typeof ACTS
export const ACT_NAMES = Object.keys(ACTS) as Act[]

interface ActButtonProps {
  act: Act
  question: { id_question: number; code: string }
  /** That the person has before them. */
  revision: number
  /** The revision is being read anew: another one would be refused. */
  busy?: boolean
  kind?: ButtonKind
  className?: string
}

/** Moves a question on in the review flow; a refusal says why. */
export function ActButton({ act, question, revision, busy = false, ...look }: ActButtonProps) {
  const { label, says, icon } = ACTS[act]
  const move = useAction(approvalRoutes.act, {
    says,
    refreshes: FLOW_READS,
  })
  return (
    <Button
      {...look}
      icon={icon}
      busy={busy || move.isPending}
      aria-label={`${label} ${question.code}`}
      onClick={() => move.mutate({ params: { id: question.id_question }, body: { action: act, revision } })}
    >
      {label}
    </Button>
  )
}
