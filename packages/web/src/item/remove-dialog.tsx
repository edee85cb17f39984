import type { answerRoutes } from '@bank/contract/answer'
import type { keywordRoutes } from '@bank/contract/keyword'
import type { questionRoutes } from '@bank/contract/question'
import type { selectionRoutes } from '@bank/contract/selection'
import type { shortAnswerRoutes } from '@bank/contract/short-answer'
import type { snpmbQuestionRoutes, statementRoutes } from '@bank/contract/snpmb'
import { useAction } from '../api/query.ts'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { text } from '../ui/text.ts'
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

/** Asks, deletes, and closes either way: a refusal is told by its toast. */
export function RemoveDialog({ route, id, name, of = 'data', onClose }: RemoveDialogProps) {
  const says = of === 'image' ? text.pictureRemoved : text.removed
  const remove = useAction(route, { refreshes: QUESTION_READS, says })
  return (
    <ConfirmDelete
      of={of}
      name={name}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } }, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
