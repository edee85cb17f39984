import type { Moved } from '@bank/contract/approval'
import { bankOf } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { ClipboardCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOwnReview } from '../../telaah/own-review.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useOpened } from '../../ui/opened.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { toast } from '../../ui/toast.ts'
import { refusalsOf } from './moved-words.ts'

const MoveMany = onDemand(() => import('./move-many.tsx'), 'MoveMany')
/** In the address. */
const SUBMIT_ALL = 'ajukan-semua'

interface SubmitAll {
  items: MenuItem[]
  dialog: ReactNode
}

/** The menu entry that submits a group with its head for review, while the flow binds, and what it opens; not before all of it is known. */
export function useSubmitAll(head: Question | undefined, children: readonly Question[] | undefined): SubmitAll {
  const binding = useOwnReview()?.binding
  const { opened, open, close } = useOpened()
  if (!binding || !head || !children) return { items: [], dialog: null }
  const ids = [head, ...children].map(({ id_question }) => id_question)
  return {
    items: [{ label: 'Ajukan semua', icon: ClipboardCheck, onSelect: () => open(SUBMIT_ALL) }],
    dialog: opened?.kind === SUBMIT_ALL && (
      <MoveMany bank={bankOf(head)} select={{ ids }} count={ids.length} action="submit" onDone={tell} onClose={close} />
    ),
  }
}

function tell(moved: Moved, message: string) {
  if (moved.done.length > 0) toast.success(message)
  for (const { reason, codes } of refusalsOf(moved)) toast.error(`${codes.join(', ')}: ${reason}`)
}
