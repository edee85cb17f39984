import type { answerRoutes } from '@bank/contract/answer'
import type { keywordRoutes } from '@bank/contract/keyword'
import type { questionRoutes } from '@bank/contract/question'
import type { selectionRoutes } from '@bank/contract/selection'
import type { shortAnswerRoutes } from '@bank/contract/short-answer'
import type { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import type { statementRoutes } from '@bank/contract/statement'
import { useState } from 'react'
import { useAction } from '../../api/query.ts'
import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { text } from '../../ui/text.ts'
import { QUESTION_READS } from './reads.ts'

interface RemoveDialogProps {
  route:
    | typeof questionRoutes.remove
    | typeof selectionRoutes.remove
    | typeof selectionRoutes.removeImage
    | typeof answerRoutes.remove
    | typeof keywordRoutes.remove
    | typeof shortAnswerRoutes.remove
    | typeof snpmbQuestionRoutes.remove
    | typeof statementRoutes.remove
  id: number
  name?: string
  of?: 'data' | 'image'
  onClose: () => void
}

/** Confirms, deletes, and closes in both cases: a refusal is shown by a toast. */
export function RemoveDialog({ route, id, name, of = 'data', onClose }: RemoveDialogProps) {
  const says = of === 'image' ? text.pictureRemoved : text.removed
  const [pressed] = useState(() => document.activeElement)
  const remove = useAction(route, { refreshes: QUESTION_READS, says })
  return (
    <ConfirmDelete
      of={of}
      name={name}
      busy={remove.isPending}
      onConfirm={() => {
        focusAfterRemoval(pressed)
        remove.mutate({ params: { id } }, { onSettled: onClose })
      }}
      onCancel={onClose}
    />
  )
}
