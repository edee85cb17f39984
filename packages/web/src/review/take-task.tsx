import { type ReviewTask, reviewTaskRoutes } from '@bank/contract/review-task'
import { TASK_WORD } from '@bank/contract/stages'
import { Hand } from 'lucide-react'
import { useRef } from 'react'
import { useAction } from '../api/query.ts'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { Button } from '../ui/button.tsx'
import { focusAfterRemoval } from '../ui/focus-after-removal.ts'

/** Makes a task without a person one's own. Where somebody was faster, that is said, and the task leaves the list. */
export function TakeTask({ task: { id, kind, code }, onTaken }: { task: ReviewTask; onTaken: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const take = useAction(reviewTaskRoutes.take, { says: 'Tugas ini sekarang milik Anda.', refreshes: FLOW_READS })
  const press = () => {
    // before the call: the list may be read again, without this row, before its refusal is here
    focusAfterRemoval(button.current)
    take.mutate({ params: { id } }, { onSuccess: onTaken })
  }
  return (
    <Button
      ref={button}
      icon={Hand}
      busy={take.isPending}
      aria-label={`Ambil ${TASK_WORD[kind].toLowerCase()} ${code}`}
      onClick={press}
    >
      Ambil
    </Button>
  )
}
