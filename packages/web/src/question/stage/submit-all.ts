import { approvalRoutes } from '@bank/contract/approval'
import type { Question } from '@bank/contract/question'
import { ClipboardCheck } from 'lucide-react'
import { useAction } from '../../api/query.ts'
import { FLOW_READS } from '../../telaah/flow-reads.ts'
import { useOwnReview } from '../../telaah/own-review.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { toast } from '../../ui/toast.ts'
import { refusalsOf } from './moved-words.ts'

/** The menu entry that submits a group with its head for review, while the flow binds; not before all of it is known. */
export function useSubmitAll(head: number, children: readonly Question[] | undefined): MenuItem[] {
  const binding = useOwnReview()?.binding
  const submit = useAction(approvalRoutes.many, { refreshes: FLOW_READS, says: '' })
  const tell = ({ data: [moved], message }: Awaited<ReturnType<typeof submit.mutateAsync>>) => {
    if (moved.done.length > 0) toast.success(message)
    for (const { reason, codes } of refusalsOf(moved)) toast.error(`${codes.join(', ')}: ${reason}`)
  }
  if (!binding || !children) return []
  const ids = [head, ...children.map(({ id_question }) => id_question)]
  return [
    {
      label: 'Ajukan semua',
      icon: ClipboardCheck,
      onSelect: () => submit.mutate({ body: { ids, action: 'submit' } }, { onSuccess: tell }),
    },
  ]
}
